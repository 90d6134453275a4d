// node load.js ADDRESS CLIENTS SECONDS PACE: real tables of four over boardgame.io's own transport, without its client.
// Writes a line when it begins to measure, and at the end the milliseconds that each accepted move took, as JSON.

import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { playable, Tricks } from './game.js'

const SEATS = 4
const AT_ONCE = 16
const WARM_UP = 3
const [address, ...numbers] = process.argv.slice(2)
const [clients, seconds, pace] = numbers.map(Number)
const times = []

async function openTables(count) {
  const players = []
  async function open() {
    while (count-- > 0) players.push(...(await openTable()))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, open))
  return players
}

async function openTable() {
  const { matchID } = await post('create', { numPlayers: SEATS })
  const players = []
  for (let seat = 0; seat < SEATS; seat++) {
    const playerID = String(seat)
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID })
    players.push({ matchID, playerID, credentials: playerCredentials })
  }
  return players
}

async function post(path, wish) {
  const headers = { 'Content-Type': 'application/json' }
  const given = { method: 'POST', headers, body: JSON.stringify(wish) }
  const answer = await fetch(`${address}/games/${Tricks.name}/${path}`, given)
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  return answer.json()
}

// Resolves when the player has joined, and then plays on.
async function play({ matchID, playerID, credentials }) {
  await sleep(Math.random() * pace * 1000)
  const socket = io(`${address}/${Tricks.name}`, { transports: ['websocket'], forceNew: true })
  let sent = 0
  let awaited = null

  async function hear(state) {
    if (state._stateID === awaited) {
      times.push(performance.now() - sent)
      awaited = null
    }
    if (state.ctx.currentPlayer !== playerID || awaited !== null) return
    awaited = state._stateID + 1
    if (pace) await sleep(pace * 1000)
    const cards = playable(state.G.hand, state.G.trick)
    const args = [cards[Math.floor(Math.random() * cards.length)]]
    const move = { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID, credentials } }
    sent = performance.now()
    socket.emit('update', move, state._stateID, matchID, playerID)
  }

  socket.on('sync', (_, { state }) => hear(state))
  socket.on('update', (_, state) => hear(state))
  socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, SEATS))
  socket.on('disconnect', (reason) => {
    throw new Error(`a connection ended: ${reason}`)
  })
  return new Promise((joined) => socket.once('sync', joined))
}

const players = await openTables(clients / SEATS)
await Promise.all(players.map(play))
await sleep((WARM_UP + pace) * 1000)
console.log('measuring')
const before = times.length
const began = performance.now()
await sleep(seconds * 1000)
const result = { seconds: (performance.now() - began) / 1000, times: times.slice(before) }
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit())

// node load.js ADDRESS CLIENTS SECONDS PACE: plays real tables of four over boardgame.io's own transport, without
// its client. Prints a line when it starts measuring, and at the end the latency of each accepted move in ms, as JSON.

import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { playable, Tricks } from './game.js'

const SEATS = 4
const TABLES_OPENED_AT_ONCE = 16
const WARM_UP = 3 // seconds
const [address, ...numbers] = process.argv.slice(2)
const [clients, seconds, pace] = numbers.map(Number)
const times = []

async function openTables(count) {
  const players = []
  async function open() {
    while (count-- > 0) players.push(...(await openTable()))
  }
  await Promise.all(Array.from({ length: TABLES_OPENED_AT_ONCE }, open))
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

async function post(path, body) {
  const headers = { 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${address}/games/${Tricks.name}/${path}`, request)
  if (!answer.ok) throw new Error(`${path} failed with HTTP status ${answer.status}`)
  return answer.json()
}

// Resolves when the player has joined; play continues in the background.
async function play({ matchID, playerID, credentials }) {
  await sleep(Math.random() * pace * 1000)
  const socket = io(`${address}/${Tricks.name}`, { transports: ['websocket'], forceNew: true })
  let sent = 0
  let awaited = null

  async function receive(state) {
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

  socket.on('sync', (_, { state }) => receive(state))
  socket.on('update', (_, state) => receive(state))
  socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, SEATS))
  socket.on('disconnect', (reason) => {
    throw new Error(`connection closed: ${reason}`)
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

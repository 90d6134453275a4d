// node server.js PORT [FOLDER]: boardgame.io's own server; stores games in memory, or as files in a folder.

import server from 'boardgame.io/dist/cjs/server.js'
import { Tricks } from './game.js'

const [port, folder] = process.argv.slice(2)
const db = folder && new server.FlatFile({ dir: folder })
await server.Server({ games: [Tricks], origins: [], ...(db && { db }) }).run(Number(port))

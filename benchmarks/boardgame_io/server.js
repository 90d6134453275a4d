// node server.js PORT [FOLDER]: boardgame.io's own server; moves are kept in memory, or in files of a folder.

import server from 'boardgame.io/dist/cjs/server.js'
import { Tricks } from './game.js'

const [port, folder] = process.argv.slice(2)
const db = folder && new server.FlatFile({ dir: folder })
await server.Server({ games: [Tricks], origins: [], ...(db && { db }) }).run(Number(port))

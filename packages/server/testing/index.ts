// What tests and benchmarks of the server need: programs at a table, and servers of their own.

export { type Answered, Client, type StreamedEvent, Watching } from './client.ts'
export { type Exhibit, exhibits, unpack } from './museum.ts'
export { Player } from './players.ts'
export { type Begun, gameOf, putBegun } from './stored.ts'
export { newGame, newPeople, quick, quickSlow, settings, type TestServer, testServer } from './tables.ts'

// The server as a library: for tests, benchmarks and whoever wants to run it inside another program.

export { type RunningServer, startServer } from './server.ts'
export { type Settings, settingsFrom } from './settings.ts'

// What bots know of single boxes. A new box is one more line here.

export * from './pegasus.ts'

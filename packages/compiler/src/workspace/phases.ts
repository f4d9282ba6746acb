// Loaded only when something changed: all phases at once.
export { compileAll } from './compile-all.ts';
export { emitSince } from './emit-since.ts';
export { findAll } from './find-all.ts';

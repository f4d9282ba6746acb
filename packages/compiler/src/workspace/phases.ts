// What is loaded only when something changed: all phases, in one piece.
export { compileAll } from './compile-all.ts';
export { emitSince } from './emit-since.ts';
export { findAll } from './find-all.ts';

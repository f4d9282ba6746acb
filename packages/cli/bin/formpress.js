#!/usr/bin/env node
// Plain JavaScript and committed, because npm links a workspace's bin only if it exists before the
// install. It is CommonJS, which starts faster than an ES module.
const { loadMain } = require('./load-main.js');

async function run() {
  const { main } = await loadMain();
  process.exitCode = await main(process.argv.slice(2));
}

run();

// A thread of the command. It compiles some of the forms while the command compiles others.
const { loadMain } = require('./load-main.js');

async function run() {
  const { runThread } = await loadMain();
  await runThread();
}

run();

// A thread of the command. It works on some of the forms while the command works on others.
const { loadMain } = require('./load-main.js');

async function run() {
  const { runThread } = await loadMain();
  await runThread();
}

run();

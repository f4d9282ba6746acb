import { startLogin } from './login.js';
import { startSearch } from './search.js';
import { startTrying } from './try.js';

startSearch();
startLogin();
startTrying();

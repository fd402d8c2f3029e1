// `npm run dev`: the site with hot reload and the API, on one port.
import { install } from './installed.mjs';
import { runOrExit } from './project.mjs';

install();
runOrExit('react-router', ['dev', '--port', process.env.PORT ?? '3000']);

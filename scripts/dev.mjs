// `npm run dev`: the site with hot reload and the API, on one port.
import { install, runOrExit } from './installed.mjs';

install();
runOrExit('react-router', ['dev', '--port', process.env.PORT ?? '3000']);

// Builds what `npm start` would, and nothing where that build stands already.
import { build } from './installed.mjs';

build();

import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { devApi } from './scripts/dev-api-plugin.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), devApi()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A page asks for three or four files: React with its router, the shell, and itself.
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 20 }],
        },
      },
    },
  },
});

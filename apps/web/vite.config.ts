import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiInDevelopment = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { port: 5173, proxy: { '/api': apiInDevelopment } },
  build: {
    target: 'es2022',
    // Nothing inlined into CSS or JS: the Content-Security-Policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
});

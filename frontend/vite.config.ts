import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:3000';

// The gateway refuses a foreign Origin, so the proxy speaks under the one that the gateway knows as the shop's.
const toGateway = { target: gateway, headers: { origin: process.env.PUBLIC_URL ?? gateway } };

// What every page needs, in pieces that a phone can take in one at a time; they change less often than the shop.
const FIRST_LOAD_GROUPS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'store', test: /node_modules[\\/](@reduxjs|immer|redux|reselect|react-redux|redux-thunk)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](react-router|react-router-dom)[\\/]/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // Everything is compiled in, so that the gateway can paint pages from this one folder.
  ssr: { noExternal: true },
  // Whatever runs the painting, it runs the production code of its libraries.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    // One stylesheet: what the server paints needs its styles before any code is there.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: FIRST_LOAD_GROUPS } } },
  },
  server: {
    proxy: { '/api': toGateway, '/products': toGateway, '/images': toGateway, '/dev': toGateway },
  },
}));

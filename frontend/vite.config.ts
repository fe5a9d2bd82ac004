import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:3000';

// The gateway refuses a foreign Origin, so the proxy speaks under the one that the gateway knows as the shop's.
const toGateway = { target: gateway, headers: { origin: process.env.PUBLIC_URL ?? gateway } };

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist' },
  server: {
    proxy: { '/api': toGateway, '/products': toGateway, '/images': toGateway, '/dev': toGateway },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:3000';

// The gateway refuses a foreign Origin, so the proxy speaks under the one that the gateway knows as the shop's.
const toGateway = { target: gateway, headers: { origin: process.env.PUBLIC_URL ?? gateway } };

/** The shop's own code that is there once a module of its is: what it imports, and what these import. */
function neededBy(entry: string) {
  const known = new Map<string, boolean>();
  return function isNeeded(id: string, graph: ModuleGraph): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // A circle of imports leads nowhere new.
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const needed = id.endsWith(entry) || importers.some((importer) => isNeeded(importer, graph));
    known.set(id, needed);
    return needed;
  };
}

const isInEntry = neededBy('/src/main.tsx');

/** A piece of the shop's own code: what a module needs, less what the page's entry has brought already. */
function group(name: string, entry: string) {
  const isNeeded = neededBy(entry);
  return {
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (isNeeded(id, graph) && !isInEntry(id, graph) ? name : null),
    includeDependenciesRecursively: false,
  };
}

// What every page needs, in pieces that a phone can take in one at a time; libraries change less often than the shop.
const FIRST_LOAD_GROUPS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'store', test: /node_modules[\\/](@reduxjs|immer|redux|reselect|react-redux|redux-thunk)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](react-router|react-router-dom)[\\/]/ },
  group('data', '/src/app/store.ts'),
  group('shop', '/src/app/start.tsx'),
];

// Khmer's texts, which are fetched only when they are wanted.
const LANGUAGE = /\/km-/;

/** Names the code of the first load in the page: its entry asks for it piece by piece, the browser fetches it at once. */
function preloadFirstLoad(): Plugin {
  return {
    name: 'preload-first-load',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk }) {
        const pieces = new Set(chunk?.dynamicImports.filter((file) => !LANGUAGE.test(file)));
        for (const file of pieces) {
          const piece = bundle[file];
          if (piece?.type === 'chunk') piece.imports.forEach((name) => pieces.add(name));
        }
        for (const file of [chunk?.fileName, ...(chunk?.imports ?? [])]) pieces.delete(file ?? '');
        return [...pieces].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), preloadFirstLoad()],
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

import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:3000';

// The gateway refuses other origins than the shop's, so the proxy sends that one.
const toGateway = { target: gateway, headers: { origin: process.env.PUBLIC_URL ?? gateway } };

/** Returns a function that tells whether the entry needs a module, directly or through other modules. */
function neededBy(entry: string) {
  const known = new Map<string, boolean>();
  return function isNeeded(id: string, graph: ModuleGraph): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Ends circles of imports.
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const needed = id.endsWith(entry) || importers.some((importer) => isNeeded(importer, graph));
    known.set(id, needed);
    return needed;
  };
}

const isInEntry = neededBy('/src/main.tsx');

/** A chunk with the modules that `entry` needs, except those that the page's entry has already loaded. */
function group(name: string, entry: string) {
  const isNeeded = neededBy(entry);
  return {
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (isNeeded(id, graph) && !isInEntry(id, graph) ? name : null),
    includeDependenciesRecursively: false,
  };
}

// The code that every page needs, in chunks that a phone can run one at a time. Libraries have their own chunks, since they
// change less often than the shop.
const FIRST_LOAD_GROUPS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'store', test: /node_modules[\\/](@reduxjs|immer|redux|reselect|react-redux|redux-thunk)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](react-router|react-router-dom)[\\/]/ },
  group('api', '/src/api/api.ts'),
  group('data', '/src/app/store.ts'),
  group('shop', '/src/app/start.tsx'),
];

// What is there when a later screen is loaded, which therefore need not be named with each of them.
const IN_FIRST_LOAD = new RegExp(
  `/(index|rolldown-runtime|${FIRST_LOAD_GROUPS.map((one) => ('debugName' in one ? one.debugName : one.name)).join('|')})-`,
);

const AUTH_SCREENS = ['signup', 'verify-email', 'forgot-password', 'reset-password', 'logout', 'invitation'];
const LATER_SCREENS = [
  ...['checkout', 'payment', 'orders', 'account', 'login'].map((name) => `/src/app/routes/${name}-route.tsx`),
  ...AUTH_SCREENS.map((name) => `/src/features/auth/${name}-screen.tsx`),
  '/src/app/routes/said-of-product.tsx',
  '/src/features/catalogue/good-to-know.tsx',
  '/src/features/catalogue/product-data.tsx',
];

const laterScreens = LATER_SCREENS.map((entry) => ({ entry, isNeeded: neededBy(entry) }));

/** A chunk with what these screens share, instead of twenty that have a function each. */
function shared(name: string, isFor: (screens: string[]) => boolean) {
  return {
    debugName: name,
    name: (id: string, graph: ModuleGraph) => {
      const users = laterScreens.filter(({ isNeeded }) => isNeeded(id, graph)).map(({ entry }) => entry);
      return users.length > 1 && isFor(users) && !isInEntry(id, graph) ? name : null;
    },
    includeDependenciesRecursively: false,
  };
}

const isCheckout = (screen: string) => screen.includes('/checkout-route');
const isOfProducts = (screen: string) => /said-of-product|good-to-know|product-data/.test(screen);
const isOfOrders = (screen: string) => /(payment|orders)-route/.test(screen);
const isOfAccounts = (screen: string) => /(login|account)-route|\/auth\//.test(screen);

// By how much a screen needs: a product has no orders, an order has no form, and a checkout has no password.
const SHARED_GROUPS = [
  {
    // Too small for files of their own, whose names the first load would have to know.
    name: 'small-parts',
    test: /(lib[\\/](phone|use-kept-focus|order-figures)|unkept-cart-(words|note)|order-status(\.module)?|tracking-link|timed-order|checked-phone-field(\.module)?|payment-methods-api|address-edits-api|renew-user|profile-api|components[\\/]checkbox(\.module)?)\.(tsx?|css)$/,
    includeDependenciesRecursively: false,
  },
  {
    // The same for the dashboard, which also the storefront has to find.
    name: 'small-staff-parts',
    test: /(picker[\\/]es[\\/]locale[\\/]common|antd[\\/]es[\\/]_util[\\/]colors|dashboard[\\/]kit[\\/](staff|browser-switch)|staff-i18n)\.(js|tsx?)$/,
    includeDependenciesRecursively: false,
  },
  {
    // The marks that shoppers put on products and what is behind them.
    name: 'wishes',
    test: /(tile-marks|parts-in-use|compare-bar(\.module)?|compare-toggle(\.module)?|compared-products|kept-here|heart(\.module)?|use-wishlist|marked-products|use-customer|wishlist-api|product-alerts-api|wishlist-screen(\.module)?|alert-link-screen|wishlist-route)\.(tsx?|css)$/,
    includeDependenciesRecursively: false,
  },
  {
    // What the pages share that show specifications as an admin has decided them.
    name: 'specifications',
    test: /(later-data|spec-fields-api|spec-list(\.module)?|specifications(\.module)?|added-spec-filter)\.(tsx?|css)$/,
    includeDependenciesRecursively: false,
  },
  group('open-orders', '/src/app/layouts/open-orders-bar.tsx'),
  shared('parts', (screens) => screens.some(isCheckout) && screens.some(isOfProducts)),
  shared('checkout', (screens) => screens.some(isCheckout) && screens.some(isOfOrders)),
  shared('forms', (screens) => screens.some(isCheckout)),
  shared('orders', (screens) => screens.every(isOfOrders)),
  shared('accounts', (screens) => screens.every(isOfAccounts)),
  shared('others', () => true),
];

// The Khmer texts are loaded only on demand.
const LANGUAGE = /\/km-/;

/** Adds preload links for the first load's chunks, which the entry imports one after the other. */
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

// The rendered screens with code of their own, by the first part of their path.
const OWN_CODE = {
  checkout: '/src/app/routes/checkout-route.tsx',
  payment: '/src/app/routes/payment-route.tsx',
  'user-profile': '/src/app/routes/orders-route.tsx',
  account: '/src/app/routes/account-route.tsx',
  login: '/src/app/routes/login-route.tsx',
  signup: '/src/features/auth/signup-screen.tsx',
};

/** Links to the code of these screens; the gateway keeps those of the screen that it renders. */
function linksToOwnCode(bundle: Rolldown.OutputBundle, known: string): string {
  const links = Object.entries(OWN_CODE).flatMap(([screen, entry]) => {
    const files = chunksOf(bundle, entry);
    return files
      .filter((file) => !known.includes(file))
      .map((file) => `<link data-screen="${screen}" rel="late-modulepreload" crossorigin href="/${file}">`);
  });
  return links.join('\n');
}

/** The file of an entry and of what it imports, directly or through others. */
function chunksOf(bundle: Rolldown.OutputBundle, entry: string): string[] {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(entry),
  );
  const files = new Set(chunk && [chunk.fileName]);
  for (const file of files) {
    const piece = bundle[file];
    if (piece?.type === 'chunk') piece.imports.forEach((name) => files.add(name));
  }
  return [...files];
}

/**
 * Writes the page once more, as `rendered.html`, into which the gateway renders screens: the styles are inlined, which saves a
 * request, and the code is loaded after the screen is shown (`src/main.tsx`), since it can be read without. What stands
 * before the styles is the entry, which loads the rest, and what it cannot run without.
 */
function writeRenderedPage(): Plugin {
  return {
    name: 'write-rendered-page',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = assetIn(bundle, 'index.html');
      const styles = assetIn(bundle, '.css');
      const link = `<link rel="stylesheet" crossorigin href="/${styles.fileName}">`;
      const [before, after, ...more] = String(page.source).split(link);
      if (before === undefined || after === undefined || more.length > 0)
        throw new Error('index.html does not link its stylesheet as expected');
      const later = after.replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"');
      const ownCode = linksToOwnCode(bundle, String(page.source));
      const source = `${before}<style>${String(styles.source)}</style>${ownCode}${later}`;
      this.emitFile({ type: 'asset', fileName: 'rendered.html', source });
    },
  };
}

/** The only asset of the build whose name ends so. */
function assetIn(bundle: Rolldown.OutputBundle, ending: string): Rolldown.OutputAsset {
  const found = Object.values(bundle).filter((file) => file.fileName.endsWith(ending));
  if (found.length !== 1 || found[0]?.type !== 'asset') throw new Error(`The build has not one ${ending}`);
  return found[0];
}

/**
 * Puts the server's entry behind a file of a fixed name. Its own name changes with its content, as those of the chunks that
 * import it: a gateway that goes on while the storefront is built again must not give new chunks the old entry.
 */
function nameServerEntry(): Plugin {
  return {
    name: 'name-server-entry',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      this.emitFile({
        type: 'asset',
        fileName: 'entry-server.js',
        source: `export * from './${entry?.fileName}';\n`,
      });
    },
  };
}

/** `title_Ab1x`: the name of a class in all pages, shorter than Vite's own. */
const scopedName = (name: string, file: string) =>
  `${name}_${createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`;

/**
 * Imports the classes of a CSS module each by its name, so that scripts hold only those that are used. A file that looks one
 * up, as in `styles[kind]`, gets the whole module.
 */
function nameClasses(): Plugin {
  return {
    name: 'name-classes',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.tsx')
        ? code.replaceAll(/import (\w+) from ('[^']+\.module\.css')/g, (whole, styles, sheet) =>
            code.includes(`${styles}[`) ? whole : `import * as ${styles} from ${sheet}`,
          )
        : null,
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    nameClasses(),
    ...(isSsrBuild ? [nameServerEntry()] : [preloadFirstLoad(), writeRenderedPage()]),
  ],
  // Bundles all packages, so that the gateway needs only this folder to render pages.
  ssr: { noExternal: true },
  // Rendering always uses the production builds of the libraries.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    // A single stylesheet: rendered pages need all their styles before any script is loaded.
    cssCodeSplit: false,
    modulePreload: {
      // Browsers without preloads fetch each script when another imports it; rendered pages are readable meanwhile.
      polyfill: false,
      // The page itself names what its entry imports, which would else be asked for only when the entry is there.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !IN_FIRST_LOAD.test(file)),
    },
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: 'assets/[name]-[hash].js' } }
      : {
          output: {
            // The first load names fifty files, and eight digits of 16 pack better than of 64: one change in 4,000 million keeps its name.
            hashCharacters: 'hex',
            codeSplitting: { groups: [...FIRST_LOAD_GROUPS, ...SHARED_GROUPS] },
          },
        },
  },
  server: {
    proxy: { '/api': toGateway, '/products': toGateway, '/images': toGateway, '/dev': toGateway },
  },
}));

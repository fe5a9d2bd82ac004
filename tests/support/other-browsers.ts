import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { patient, waitFor } from '@mekong/testing';
import { firefoxPath } from '../../infra/local/programs.mjs';
import { freePort } from '../../infra/local/ports.mjs';

/** What a journey does in a browser that is no Chromium. Elements are named by XPath; each is waited for. */
export interface OtherBrowser {
  go(url: string): Promise<void>;
  address(): Promise<string>;
  see(xpath: string): Promise<void>;
  click(xpath: string): Promise<void>;
  /** Writes into a field, over what is in it. */
  write(xpath: string, text: string): Promise<void>;
  /** What the page itself has thrown, and what its console calls an error. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(): Promise<OtherBrowser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
  });
  const page = await firefox.newPage();
  page.setDefaultTimeout(patient(PATIENCE_MS));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const at = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    go: async (url) => void (await page.goto(url)),
    address: async () => page.url(),
    see: (xpath) =>
      at(xpath)
        .wait()
        .then(() => undefined),
    click: (xpath) => at(xpath).click(),
    write: (xpath, text) => at(xpath).fill(text),
    errors: async () => errors,
    close: () => firefox.close(),
  };
}

/** WebKit as GTK has it, by the WebDriver that comes with it, on a screen that nobody sees. */
export async function openWebKit(): Promise<OtherBrowser> {
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  });
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Told };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await waitFor(async () => (await call('GET', '/status')).ready, { what: 'the driver of WebKit' });
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: inAutomation } });
  return { ...webKitPage((method, path, body) => call(method, `/session/${sessionId}${path}`, body)), close };

  async function close(): Promise<void> {
    await call('DELETE', `/session/${sessionId}`).catch(() => undefined);
    await ended(driver);
    await screen.close();
  }
}

/** The small browser that comes with the library. */
const inAutomation = { 'webkitgtk:browserOptions': { args: ['--automation'] } };
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** What the driver answers: text for an address, else what it has of these. */
type Told = string &
  Partial<{ error: string; message: string; ready: boolean; sessionId: string; [ELEMENT]: string }>;

type Call = (method: string, path: string, body?: object) => Promise<Told>;

function webKitPage(call: Call): Omit<OtherBrowser, 'close'> {
  const shown = async (xpath: string): Promise<string> => {
    const found = await call('POST', '/element', { using: 'xpath', value: xpath });
    const id = found[ELEMENT]!;
    const isReady = `const [e] = arguments; return e.checkVisibility() && !e.closest('[inert]') && !e.disabled;`;
    if (!(await call('POST', '/execute/sync', { script: isReady, args: [found] })))
      throw new Error(`${xpath} is not shown`);
    return id;
  };
  const act = async (xpath: string, deed: (id: string) => Promise<void>) => {
    const done = async () => {
      await deed(await shown(xpath));
      return true;
    };
    await waitFor(done, { timeoutMs: PATIENCE_MS, what: xpath });
  };
  return {
    go: async (url) => void (await call('POST', '/url', { url })),
    address: () => call('GET', '/url'),
    see: (xpath) => act(xpath, async () => undefined),
    click: (xpath) => act(xpath, async (id) => void (await call('POST', `/element/${id}/click`, {}))),
    write: (xpath, text) =>
      act(xpath, async (id) => {
        await call('POST', `/element/${id}/clear`, {});
        await call('POST', `/element/${id}/value`, { text });
      }),
    // WebDriver tells nothing of them.
    errors: async () => [],
  };
}

async function openScreen(): Promise<{ display: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-screen-'));
  const server = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    cwd: folder,
  });
  const [number] = await once(server.stdio[3]!, 'data');
  const close = async () => {
    await ended(server);
    rmSync(folder, { recursive: true });
  };
  return { display: `:${String(number).trim()}`, close };
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

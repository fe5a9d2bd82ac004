import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url);
export const readProjectFile = (path: string) => readFileSync(new URL(path, root), 'utf8');

export interface ComposeService {
  command?: string[];
  image: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  read_only?: boolean;
  tmpfs?: string[];
  volumes?: string[];
  ports?: string[];
  networks?: Record<string, { ipv4_address: string }>;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  ulimits?: { nofile: number };
  logging?: { options: Record<string, string> };
}

/** The variables of `.env.example`. */
export function exampleEnv(): Record<string, string> {
  const lines = readProjectFile('.env.example')
    .split('\n')
    .filter((line) => /^[A-Z_]+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** Fills in `${NAME}`, `${NAME:-default}` and `${NAME:?must be set}` as compose does. */
function fillIn(text: string, env: Record<string, string>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name, kind, word) => {
    if (env[name]) return env[name]!;
    if (kind === '?') throw new Error(`${name}: ${word}`);
    return word ?? '';
  });
}

/** The services of docker-compose.yml with this environment. */
export function composeServices(env: Record<string, string>): Record<string, ComposeService> {
  const file = parse(readProjectFile('docker-compose.yml'), { merge: true });
  return JSON.parse(JSON.stringify(file.services), (_key, value) =>
    typeof value === 'string' ? fillIn(value, env) : value,
  );
}

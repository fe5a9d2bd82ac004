import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, newerTagOf, NoAnswer } from './image-registry.mjs';
import { writeAtomically } from './write-atomically.mjs';

const own = 'mekong-gear';
const days = 30;

/**
 * What was found at the last look: the digest of each image's tag, and the day after which to look again (`YYYY-MM-DD`).
 * @typedef {{ lookAgainAfter: string, digests: Record<string, string> }} Note
 */

/**
 * The images that the Dockerfile, compose and the manifests of Kubernetes name, but for the shop's own.
 *
 * @param {string} root the project's folder
 */
export function namedImages(root) {
  const manifests = readdirSync(join(root, 'infra/k8s'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => join('infra/k8s', path));
  const texts = ['infra/docker/Dockerfile', 'docker-compose.yml', ...manifests].map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^(?:FROM|[\s-]*image(?:Name)?:)\s+(\S+)/gm)].map(([, name]) => name),
  );
  return [...new Set(names)].filter((name) => name !== own).sort();
}

/** @returns {Note} */
export const readNote = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Asks the registries for the digest of each image and for newer tags, says what it finds, and notes digests: only those that were
 * fetched. The day of the next look is set only where all were. Answers whether they were.
 *
 * @param {{ names: string[], notePath: string, now: Date, log: (line: string) => void }} look
 */
export async function lookAtImages({ names, notePath, now, log }) {
  const note = readNote(notePath);
  const answers = await Promise.all(names.map(askFor));
  const fetched = answers.filter(({ digest }) => digest !== undefined);
  if (fetched.length === 0) {
    log(`No registry of images was asked, and nothing is noted: ${answers[0]?.why ?? 'no image is named'}.`);
    return false;
  }
  for (const { name, digest, newer, why } of answers) {
    const before = note.digests[name];
    if (why) log(`${name}: not looked at, ${why}`);
    else if (newer) log(`${name}: there is ${newer}`);
    else if (before && before !== digest) log(`${name}: was built anew, pull it`);
    else log(`${name}: the newest`);
  }
  const isWhole = fetched.length === answers.length;
  const old = Object.entries(note.digests).filter(([name]) => names.includes(name));
  const digests = {
    ...Object.fromEntries(old),
    ...Object.fromEntries(fetched.map((one) => [one.name, one.digest])),
  };
  const lookAgainAfter = isWhole ? dayOf(new Date(now.getTime() + days * 86_400_000)) : note.lookAgainAfter;
  writeAtomically(notePath, `${JSON.stringify({ lookAgainAfter, digests }, null, 2)}\n`);
  return isWhole;
}

/**
 * What `npm run check` says of the last look, in lines; and whether it is time for another.
 *
 * @param {{ names: string[], note: Note, now: Date }} at
 */
export function ageOf({ names, note: { lookAgainAfter, digests }, now }) {
  const unknown = names.filter((name) => !digests[name]);
  const isTime = dayOf(now) > lookAgainAfter;
  const lines = [
    ...(unknown.length > 0 ? [`no digest is noted of ${unknown.join(', ')}`] : []),
    ...(isTime ? [`images were to be looked at after ${lookAgainAfter}: npm run images`] : []),
  ];
  return { isTime, lines };
}

const dayOf = (/** @type {Date} */ date) => date.toISOString().slice(0, 10);

/** @returns {Promise<{ name: string, digest?: string, newer?: string, why?: string }>} */
async function askFor(name) {
  try {
    const [digest, newer] = await Promise.all([digestOf(name), newerTagOf(name)]);
    return { name, digest, newer };
  } catch (error) {
    if (error instanceof NoAnswer) return { name, why: error.message };
    throw error;
  }
}

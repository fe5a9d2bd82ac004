import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { keepSecretFile } from './secret-file.mjs';

const randomText = (bytes) => randomBytes(bytes).toString('base64');

/**
 * The shop's secrets, generated once and stored in `dataDir/secrets/secrets.json` (readable by its owner only). Values of
 * `env` override the stored ones; the public key of a private key in `env` is derived from it.
 */
export function readSecrets(dataDir, env) {
  const create = () => JSON.stringify(generate(), null, 2);
  const kept = keepSecretFile(dataDir, 'secrets.json', create, JSON.parse);
  const given = Object.keys(kept).filter((name) => env[name]);
  const secrets = { ...kept, ...Object.fromEntries(given.map((name) => [name, env[name]])) };
  if (!env.AUTH_PRIVATE_KEY || env.AUTH_PUBLIC_KEY) return secrets;
  return { ...secrets, AUTH_PUBLIC_KEY: publicKeyOf(env.AUTH_PRIVATE_KEY) };
}

function generate() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return {
    AUTH_PRIVATE_KEY: privateKey,
    AUTH_PUBLIC_KEY: publicKey,
    PASSWORD_PEPPER: randomText(32),
    EVENT_SEALING_KEY: randomText(32),
    GATEWAY_KEY: randomText(32),
  };
}

// In an environment variable a key's line ends are often written as \n.
function publicKeyOf(privateKey) {
  return createPublicKey(privateKey.replaceAll('\\n', '\n')).export({ type: 'spki', format: 'pem' });
}

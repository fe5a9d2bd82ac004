import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { serviceNames } from '../../libs/contracts/dist/services.js';

// Prints a secret for each setting of .env that needs one, as lines for it. The private key signs identities, all services
// verify them with the public one.
const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const inOneLine = (pem) => `"${pem.trim().replaceAll('\n', '\\n')}"`;
/** Can stand in an address as it is. */
const word = () => randomBytes(24).toString('hex');

const secrets = {
  POSTGRES_PASSWORD: word(),
  OWNER_DATABASE_PASSWORD: word(),
  ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_DATABASE_PASSWORD`, word()])),
  RABBITMQ_PASSWORD: word(),
  ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_BROKER_PASSWORD`, word()])),
  PASSWORD_PEPPER: word(),
  GATEWAY_KEY: word(),
  METRICS_KEY: word(),
  EVENT_SEALING_KEY: randomBytes(32).toString('base64'),
  AUTH_PRIVATE_KEY: inOneLine(privateKey),
  AUTH_PUBLIC_KEY: inOneLine(publicKey),
};
for (const [name, value] of Object.entries(secrets)) console.log(`${name}=${value}`);

import { generateKeyPairSync } from 'node:crypto';

// Prints a key pair for auth as lines for .env: the private key signs identities, all services verify them with the public one.
const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const inOneLine = (pem) => pem.trim().replaceAll('\n', '\\n');
console.log(`AUTH_PRIVATE_KEY="${inOneLine(privateKey)}"`);
console.log(`AUTH_PUBLIC_KEY="${inOneLine(publicKey)}"`);

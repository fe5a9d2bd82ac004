import { existsSync, readFileSync } from 'node:fs';
import { writeAtomically } from '../write-atomically.mjs';

/** As many as a person tries; older ones go. */
const most = 5_000;

/**
 * What was paid, kept in a file.
 *
 * @typedef {object} BankPayment
 * @property {string} md5 of the code
 * @property {boolean} isStatic whether the code has no amount, so that nobody can ask for it by its md5
 * @property {string} hash
 * @property {string} fromAccountId
 * @property {string} toAccountId
 * @property {'USD' | 'KHR'} currency
 * @property {number} minor whole cents or riel
 * @property {string} description
 * @property {number} createdDateMs
 * @property {number} acknowledgedDateMs
 * @property {string} externalRef
 * @property {boolean} isTold whether somebody who asked by the md5 has been told of it
 */
export class PaymentBook {
  #path;
  /** @type {BankPayment[]} */
  #payments;

  /** Throws where the file is there and holds no payments. */
  constructor(path) {
    this.#path = path;
    this.#payments = existsSync(path) ? read(path) : [];
  }

  /** @param {BankPayment[]} payments */
  add(payments) {
    this.#payments = [...this.#payments, ...payments].slice(-most);
    this.#keep();
  }

  /** The newest ones first. */
  latest(count) {
    return this.#payments.slice(-count).reverse();
  }

  /** @param {(payment: BankPayment) => boolean} fits */
  find(fits) {
    return this.#payments.find(fits);
  }

  /**
   * What whoever asks for a code is told of: the first payment of it that nobody was told of, else the last one. What Bakong answers
   * after a second payment is not known; so whoever asks on hears of each.
   */
  tell(md5) {
    const ofCode = this.#payments.filter((payment) => payment.md5 === md5);
    const untold = ofCode.find(({ isTold }) => !isTold);
    if (!untold) return ofCode.at(-1);
    untold.isTold = true;
    this.#keep();
    return untold;
  }

  #keep() {
    writeAtomically(this.#path, JSON.stringify({ payments: this.#payments }, null, 1), 0o600);
  }
}

function read(path) {
  try {
    const { payments } = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(payments)) return payments;
  } catch {
    // Said below.
  }
  throw new Error(
    `The embedded bank's file ${path} is damaged. Put it back, or remove it: its payments are gone then.`,
  );
}

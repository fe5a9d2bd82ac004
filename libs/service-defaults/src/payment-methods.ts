import { paymentMethods, type PaymentMethod } from '@mekong/contracts';
import { z } from 'zod';
import type { Env } from './config.js';

const known: readonly string[] = paymentMethods;

/** How shoppers may pay, comma-separated; a checkout that names none takes the first. */
export const paymentMethodsSetting = z
  .string({ error: `is required in production: some of ${known.join(', ')}` })
  .transform((list) => [...new Set(list.split(',').map((method) => method.trim()))])
  .refine(
    (list) => list.every((method) => known.includes(method)),
    `must be some of ${known.join(', ')}, comma-separated`,
  )
  .transform((list) => list as PaymentMethod[]);

/**
 * The environment with PAYMENT_METHODS where it has a default: in production it has none, so that nobody sells without money unless
 * they say so. `PAYMENT_PROVIDER=demo`, as earlier versions had it, says so.
 */
export function withPaymentMethods(env: Env): Env {
  if (env.PAYMENT_METHODS) return env;
  const isTold = env.PAYMENT_PROVIDER === 'demo';
  if (!isTold && env.NODE_ENV === 'production') return env;
  return { ...env, PAYMENT_METHODS: isTold ? 'demo' : known.join(',') };
}

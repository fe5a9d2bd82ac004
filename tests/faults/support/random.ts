/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const oneOf = <T>(random: () => number, choices: readonly T[]): T =>
  choices[Math.floor(random() * choices.length)]!;

/** The same things in another order. */
export function shuffled<T>(random: () => number, things: readonly T[]): T[] {
  const left = [...things];
  return things.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** The seeds to try: those of FAULT_SEED, comma-separated, or else the given ones. */
export const seedsOr = (usual: readonly number[]): readonly number[] =>
  process.env.FAULT_SEED ? process.env.FAULT_SEED.split(',').map(Number) : usual;

/** Says with a failure how to try the same again. */
export async function replayable(seed: number, work: (random: () => number) => Promise<void>): Promise<void> {
  try {
    await work(randomOf(seed));
  } catch (error) {
    throw new Error(
      `With seed ${seed} (FAULT_SEED=${seed} npm run test:faults): ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}

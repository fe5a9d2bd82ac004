import { paintCard, type Card } from './card.js';
import { failureOf, readImage, type Reading, type ReadingTask } from './read-image.js';

/** An image to be read, or the card of a product to be painted with one. */
export type ImageTask = ReadingTask | { card: Card };

export async function doTask(task: ImageTask): Promise<Reading> {
  if (!('card' in task)) return readImage(task);
  try {
    return { bytes: await paintCard(task.card) };
  } catch (error) {
    return failureOf(error);
  }
}

import { z } from 'zod';

export const brandAnswer = z
  .object({ id: z.int(), name: z.string(), image_url: z.string() })
  .meta({ id: 'Brand' });

import { z } from 'zod';

export const orderIdParam = z.string().min(1).max(64);

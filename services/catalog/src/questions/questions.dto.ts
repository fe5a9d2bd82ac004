import { categorySchema } from '@mekong/contracts';
import { pageFields, pageQuery, requiredText, seenVersionText, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { questionStatuses } from './question.entity.js';

export const shownPage = pageQuery({ default: 5, max: 50 });
export type ShownPage = z.infer<typeof shownPage>;

export const questionBody = z.object({ text: requiredText(1_000) });
export type QuestionBody = z.infer<typeof questionBody>;

export const staffPage = pageQuery({ default: 20, max: 100 }).extend({
  status: z.enum(questionStatuses).optional(),
  q: text(200).optional().describe("Words that are in the question, its author or the product's name"),
});
export type StaffPage = z.infer<typeof staffPage>;

export const changeBody = z.object({
  answer: text(2_000).optional().describe('Shown below the question; empty takes it back'),
  hidden: z.boolean().optional(),
  version: seenVersionText,
});
export type ChangeBody = z.infer<typeof changeBody>;

const time = z.iso.datetime();
const question = z.object({
  id: z.int(),
  author: z.string(),
  is_former_customer: z.boolean().optional().describe("Set where the author's account was deleted"),
  text: z.string(),
  created_at: time,
  answer: z.string().nullable(),
  answered_at: time.nullable(),
});
const shown = question.meta({ id: 'Question' });
const own = question.extend({ status: z.enum(questionStatuses) }).meta({ id: 'OwnQuestion' });
const staffs = own
  .extend({
    version: z.int(),
    product: z.object({ id: z.int(), name: z.string(), category: categorySchema, image_url: z.string() }),
  })
  .meta({ id: 'StaffQuestion' });

export const shownAnswer = z.object({ questions: z.array(shown), ...pageFields });
export const ownAnswer = z.object({ questions: z.array(own) });
export const askedAnswer = z.object({ message: z.string(), question: own });
export const staffsAnswer = z.object({ questions: z.array(staffs), ...pageFields });
export const userIdParam = z.uuid();
export const exportedAnswer = z.object({ questions: z.array(staffs) });
export const changedAnswer = z.object({ message: z.string(), question: staffs });

import { pageSlugs } from '@mekong/contracts';
import { requiredText, seenVersionText } from '@mekong/service-defaults';
import { z } from 'zod';

export const slugParam = z.enum(pageSlugs);

const texts = {
  title: requiredText(80),
  title_km: requiredText(80),
  text: requiredText(8_000).describe('Paragraphs, `# ` headings and `- ` lists'),
  text_km: requiredText(8_000),
};

export const pageChange = z.object({ ...texts, version: seenVersionText });
export type PageChange = z.infer<typeof pageChange>;

const page = z
  .object({
    slug: slugParam,
    title: z.string(),
    title_km: z.string(),
    text: z.string(),
    text_km: z.string(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ShopPage' });
const editedPage = page.extend({ version: z.int() }).meta({ id: 'EditedShopPage' });

export const pageAnswer = z.object({ page });
export const editedPagesAnswer = z.object({ pages: z.array(editedPage) });
export const changedPageAnswer = z.object({ message: z.string(), page: editedPage });

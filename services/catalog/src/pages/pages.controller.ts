import { notFound, type PageSlug } from '@mekong/contracts';
import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
  showStale,
} from '@mekong/service-defaults';
import { editedPageView, pageView } from './views.js';
import { ChangePage } from './change-page.js';
import * as dto from './pages.dto.js';
import { PagesRepository } from './pages.repository.js';

/** About the shop, delivery, returns, warranty, privacy and terms. */
@ApiTags('pages')
@Controller('api')
export class PagesController {
  constructor(
    private readonly pages: PagesRepository,
    private readonly changePage: ChangePage,
  ) {}

  @Get('pages/:slug')
  @Access('public')
  @Answers('A page about the shop in both languages', 200, dto.pageAnswer, 404)
  async shown(@Param('slug') slug: string) {
    const page = await this.pages.find(slugOf(slug));
    if (!page) throw notFound('Page');
    return { page: pageView(page) };
  }

  @Get('admin/pages')
  @Access(['admin'])
  @Answers('All pages about the shop, for their editor', 200, dto.editedPagesAnswer, 401, 403)
  async all() {
    return { pages: (await this.pages.findAll()).map(editedPageView) };
  }

  @Patch('admin/pages/:slug')
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers('Replaces the texts of a page', 200, dto.changedPageAnswer, 400, 401, 403, 404, 409)
  async change(
    @Caller() caller: Identity,
    @Param('slug') slug: string,
    @Body({ schema: dto.pageChange }) { title, title_km, text, text_km, version }: dto.PageChange,
  ) {
    const edit = { title, titleKm: title_km, text, textKm: text_km, version };
    const page = await this.changePage.change(caller, slugOf(slug), edit).catch(showStale(editedPageView));
    return { message: 'Page saved', page: editedPageView(page) };
  }
}

/** Throws a 404 for a page that no shop has. */
function slugOf(text: string): PageSlug {
  const slug = dto.slugParam.safeParse(text);
  if (!slug.success) throw notFound('Page');
  return slug.data;
}

import { notFound, staffRoleSchema } from '@mekong/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, AnswersOnce } from '@mekong/service-defaults';
import { DeleteView } from './delete-view.js';
import { RenameView } from './rename-view.js';
import type { SavedView } from './saved-view.entity.js';
import { SaveView } from './save-view.js';
import * as dto from './saved-views.dto.js';
import { SavedViewsRepository } from './saved-views.repository.js';

/** The views of the dashboard's lists that staff have saved for themselves; every answer has all of them. */
@ApiTags('account')
@Controller('api/account/views')
@Access(staffRoleSchema.options)
export class SavedViewsController {
  constructor(
    private readonly views: SavedViewsRepository,
    private readonly saveView: SaveView,
    private readonly renameView: RenameView,
    private readonly deleteView: DeleteView,
  ) {}

  @Get()
  @Answers("The caller's saved views of all lists, the oldest first", 200, dto.viewsAnswer, 401, 403)
  async list(@Caller() { userId }: Identity) {
    return { views: await this.views.findAllOf(userId) };
  }

  @Post()
  @AnswersOnce(
    {
      answerOf: (views: SavedView[]) => ({ views }),
      readAgain: ({ views }: SavedViewsController, { user }) => views.findAllOf(user!.userId),
    },
    'Saves a view of a list',
    201,
    dto.viewsAnswer,
    400,
    401,
    403,
  )
  async save(@Caller() { userId }: Identity, @Body({ schema: dto.newViewBody }) body: dto.NewViewBody) {
    return this.saveView.save(userId, body);
  }

  @Patch(':id')
  @Answers('Renames a view', 200, dto.viewsAnswer, 400, 401, 403, 404)
  async rename(
    @Caller() { userId }: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.viewBody }) { name }: dto.ViewBody,
  ) {
    return { views: await this.renameView.rename(userId, viewIdOf(id), name) };
  }

  @Delete(':id')
  @Answers('Deletes a view', 200, dto.viewsAnswer, 401, 403, 404)
  async remove(@Caller() { userId }: Identity, @Param('id') id: string) {
    return { views: await this.deleteView.delete(userId, viewIdOf(id)) };
  }
}

/** Throws a 404 for a text that cannot be an id. */
function viewIdOf(id: string): string {
  if (!dto.viewId.safeParse(id).success) throw notFound('View');
  return id;
}

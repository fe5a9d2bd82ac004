import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  knownId,
  messageAnswer,
  AnswersOnce,
  showStale,
} from '@mekong/service-defaults';
import { leanView } from '../search/search.http.js';
import { synonymsView } from './views.js';
import { AddSynonyms } from './add-synonyms.js';
import { ChangeSynonyms } from './change-synonyms.js';
import { maxGroups } from './check-words.js';
import { DeleteSynonyms } from './delete-synonyms.js';
import type { SynonymGroup } from './synonym-group.entity.js';
import { SynonymGroupsRepository } from './synonym-groups.repository.js';
import * as dto from './synonyms.dto.js';
import { TrySynonyms } from './try-synonyms.js';

/** The words that searches take for the same. */
@ApiTags('synonyms')
@Controller('api/admin/synonyms')
@Access(['admin'])
export class SynonymsController {
  constructor(
    private readonly groups: SynonymGroupsRepository,
    private readonly addSynonyms: AddSynonyms,
    private readonly changeSynonyms: ChangeSynonyms,
    private readonly deleteSynonyms: DeleteSynonyms,
    private readonly trySynonyms: TrySynonyms,
  ) {}

  @Get()
  @Answers(
    'All groups of words that searches take for the same, the newest first',
    200,
    dto.groupsAnswer,
    401,
    403,
  )
  async all() {
    return { synonyms: (await this.groups.findAll()).reverse().map(synonymsView), most: maxGroups };
  }

  @Post()
  @AnswersOnce(
    (group: SynonymGroup) => ({ message: 'Search words added', group: synonymsView(group) }),
    'Adds a group of words that mean the same',
    201,
    dto.groupAnswer,
    400,
    401,
    403,
  )
  add(@Caller() caller: Identity, @Body({ schema: dto.groupBody }) body: dto.GroupBody) {
    return this.addSynonyms.add(caller, body);
  }

  @Post('try')
  @HttpCode(200)
  @Answers('What a search would find if these words meant the same', 200, dto.tryAnswer, 400, 401, 403)
  async try(@Body({ schema: dto.tryBody }) { q: term, id, words, also }: dto.TryBody) {
    const found = await this.trySynonyms.tryOut({ term, id, words, also });
    return { products: found.map((product) => ({ ...leanView(product), is_new: product.isNew })) };
  }

  @Patch(':id')
  @Answers('Replaces the words of a group', 200, dto.groupAnswer, 400, 401, 403, 404, 409)
  async change(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.groupChange }) change: dto.GroupChange,
  ) {
    const group = await this.changeSynonyms
      .change(caller, knownId(id, 'Synonym group'), change)
      .catch(showStale(synonymsView));
    return { message: 'Search words saved', group: synonymsView(group) };
  }

  @Delete(':id')
  @Answers('Removes a group of words', 200, messageAnswer, 400, 401, 403, 404, 409)
  async remove(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Query({ schema: dto.deleteQuery }) { version }: dto.DeleteQuery,
  ) {
    await this.deleteSynonyms
      .delete(caller, knownId(id, 'Synonym group'), version)
      .catch(showStale(synonymsView));
    return { message: 'Search words deleted' };
  }
}

import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, showStale } from '@mekong/service-defaults';
import { KnownSpecFields } from '../browsing/index.js';
import { categoryOf } from '../products/index.js';
import { ChangeSpecFields } from './change-spec-fields.js';
import * as dto from './spec-fields.dto.js';
import { categoryFieldsView, specFieldsView } from './views.js';

/** Which specification fields the products of a category have. */
@ApiTags('pages')
@Controller('api')
export class SpecFieldsController {
  constructor(
    private readonly specFields: KnownSpecFields,
    private readonly changeSpecFields: ChangeSpecFields,
  ) {}

  @Get('spec-fields')
  @Access('public')
  @Answers('The specification fields of each category in their order', 200, dto.specFieldsAnswer)
  async shown() {
    return { spec_fields: specFieldsView(await this.specFields.now()) };
  }

  @Put('admin/spec-fields/:category')
  @Access(['admin'])
  @Answers(
    'Hides, orders, adds, changes and removes specification fields of a category',
    200,
    dto.categoryFieldsAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async change(
    @Caller() caller: Identity,
    @Param('category') category: string,
    @Body({ schema: dto.specFieldsChange }) edit: dto.SpecFieldsChange,
  ) {
    const changed = this.changeSpecFields.change(caller, categoryOf(category), edit);
    return categoryFieldsView(await changed.catch(showStale(categoryFieldsView)));
  }
}

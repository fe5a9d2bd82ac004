import { notFound } from '@mekong/contracts';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  knownId,
  mayManage,
  showStale,
} from '@mekong/service-defaults';
import { ProductsRepository } from '../products/index.js';
import { JoinProducts } from './join-products.js';
import * as dto from './variants.dto.js';
import { VariantsRepository } from './variants.repository.js';
import { familyView } from './views.js';

/** The other colours and versions that a product is shown with. */
@ApiTags('products')
@Controller('api/admin/products/:id/variants')
@Access(['admin', 'seller'])
export class VariantsController {
  constructor(
    private readonly variants: VariantsRepository,
    private readonly products: ProductsRepository,
    private readonly joinProducts: JoinProducts,
  ) {}

  @Get()
  @Answers(
    'What a product of yours (an admin: any) also comes as, itself and hidden ones included',
    200,
    dto.variantsAnswer,
    401,
    403,
    404,
  )
  async family(@Caller() caller: Identity, @Param('id') id: string) {
    const product = await this.products.findForStaff(knownId(id, 'Product'));
    if (!product || !mayManage(caller, product)) throw notFound('Product');
    return familyView(await this.variants.familyOf(product.id));
  }

  @Put()
  @Answers(
    'Says what a product of yours (an admin: any) also comes as',
    200,
    dto.variantsAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async join(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.variantsBody }) body: dto.VariantsBody,
  ) {
    const joined = await this.joinProducts
      .join(caller, knownId(id, 'Product'), body)
      .catch(showStale(familyView));
    return familyView(joined);
  }
}

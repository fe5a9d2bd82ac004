import { notFound } from '@mekong/contracts';
import { Controller, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import {
  Access,
  Answers,
  AnswersFile,
  ApiTags,
  Caller,
  type Identity,
  knownId,
  mayManage,
  AnswersOnce,
  pageOf,
  sellerScope,
} from '@mekong/service-defaults';
import { KnownSpecFields, ListsRepository } from '../browsing/index.js';
import { ProductsRepository, type ShownProduct } from '../products/index.js';
import { staffProductView } from '../products/products.http.js';
import { ExportProducts } from './export-products.js';
import { RestoreProduct } from './restore-product.js';
import * as dto from './product-admin.dto.js';

/** Products as staff see them, also those that are not in the shop: sellers see their own, admins all. */
@ApiTags('products')
@Controller('api/admin/products')
@Access(['admin', 'seller'])
export class StaffProductsController {
  constructor(
    private readonly products: ProductsRepository,
    private readonly lists: ListsRepository,
    private readonly specFields: KnownSpecFields,
    private readonly restoreProduct: RestoreProduct,
    private readonly exportProducts: ExportProducts,
  ) {}

  @Get()
  @Answers(
    'Products by pages, those in the shop unless told otherwise',
    200,
    dto.staffPageAnswer,
    400,
    401,
    403,
  )
  async page(@Caller() caller: Identity, @Query({ schema: dto.staffPage }) wanted: dto.StaffPage) {
    const { page, limit, seller, ...list } = wanted;
    const ids = await this.lists.ids({ ...list, sellerId: sellerScope(caller) ?? seller });
    const products = await this.products.findAny(ids.subarray((page - 1) * limit, page * limit));
    const specFields = await this.specFields.now();
    return {
      products: products.map((product) => staffProductView(product, specFields)),
      ...pageOf({ page, limit }, ids.length),
    };
  }

  @Get('export.csv')
  @AnswersFile(
    'Your products (an admin: all) as a CSV file, which the bulk upload takes back',
    ['text/csv'],
    401,
    403,
  )
  async export(@Caller() caller: Identity): Promise<StreamableFile> {
    const parts = await this.exportProducts.export(caller);
    return new StreamableFile(Readable.from(parts, { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="products.csv"',
    });
  }

  @Get(':id')
  @Answers('One product of yours (an admin: any), also a hidden one', 200, dto.oneStaffProduct, 401, 403, 404)
  async one(@Caller() caller: Identity, @Param('id') id: string) {
    const product = await this.products.findForStaff(knownId(id, 'Product'));
    if (!product || !mayManage(caller, product)) throw notFound('Product');
    return { product: staffProductView(product, await this.specFields.now()) };
  }

  @Get(':id/costs')
  @Answers(
    'What a product of yours (an admin: any) has cost, the newest first',
    200,
    dto.costsAnswer,
    401,
    403,
    404,
  )
  async costs(@Caller() caller: Identity, @Param('id') id: string) {
    const product = await this.products.findForStaff(knownId(id, 'Product'));
    if (!product || !mayManage(caller, product)) throw notFound('Product');
    const dollars = (cents: number | null) => (cents === null ? null : Math.round(cents) / 100);
    const receipts = await this.products.costsOf(product.id);
    return {
      receipts: receipts.map(({ at, pieces, costCents, stockBefore, averageCents, supplier }) => ({
        ...{ at: at.toISOString(), pieces, cost: dollars(costCents), stock_before: stockBefore },
        ...{ average_cost: dollars(averageCents), supplier },
      })),
    };
  }

  @Post(':id/restore')
  @AnswersOnce(
    {
      answerOf: (product: ShownProduct, { specFields }: StaffProductsController) => ({
        message: 'Product restored',
        product: staffProductView(product, specFields.last),
      }),
      readAgain: async ({ products, specFields }: StaffProductsController, _request, id: number) => {
        await specFields.now();
        return products.findForStaff(id);
      },
    },
    'Puts a product of yours (an admin: any) that was deleted in the last 30 days into the shop again',
    200,
    dto.staffProductAndMessage,
    400,
    401,
    403,
    404,
    409,
  )
  @HttpCode(200)
  async restore(@Caller() caller: Identity, @Param('id') id: string) {
    await this.specFields.now();
    return this.restoreProduct.restore(caller, knownId(id, 'Product'));
  }
}

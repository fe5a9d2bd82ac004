import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { notFound } from '@mekong/contracts';
import {
  Access,
  addressOf,
  Answers,
  AnswersPacked,
  ApiTags,
  knownId,
  networkOf,
  pageOf,
} from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type CatalogConfig } from '../config.js';
import { facetsView, filtersOf } from '../browsing/browsing.http.js';
import { BrowseCategory, KnownSpecFields, ListsRepository } from '../browsing/index.js';
import { categoryOf, ProductsRepository } from '../products/index.js';
import { leanProductsAnswer, productView } from '../products/products.http.js';
import { SearchProducts } from '../search/index.js';
import { leanView } from '../search/search.http.js';
import { WholeCatalogue } from './whole-catalogue.js';
import { answerPacked } from './answer-packed.http.js';
import * as dto from './products-queries.dto.js';

/** Reading the catalogue, open to everybody. */
@ApiTags('products')
@Controller()
@Access('public')
export class ProductsController {
  constructor(
    private readonly products: ProductsRepository,
    private readonly specFields: KnownSpecFields,
    private readonly lists: ListsRepository,
    private readonly browseCategory: BrowseCategory,
    private readonly searchProducts: SearchProducts,
    private readonly wholeCatalogue: WholeCatalogue,
    @Inject(CONFIG) private readonly config: CatalogConfig,
  ) {}

  @Get('products')
  @AnswersPacked(
    'Those that `q` may mean, the best first; without `q` all products in a lean form',
    200,
    leanProductsAnswer,
    400,
  )
  async search(
    @Query({ schema: dto.searchQuery }) { q, limit }: dto.SearchQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (q) {
      const network = networkOf(addressOf(request, this.config.GATEWAY_KEY));
      const { products, leftOut } = await this.searchProducts.searchFor(q, limit ?? 20, network);
      return { products: products.map(leanView), ...(leftOut.length > 0 && { left_out: leftOut }) };
    }
    // A blank search gets a limited list, not all products.
    if (q !== undefined || limit)
      return { products: (await this.searchProducts.first(limit ?? 20)).map(leanView) };
    return answerPacked(await this.wholeCatalogue.packed(), request, reply);
  }

  @Get('api/products')
  @Answers('Products by pages, newest first unless told otherwise', 200, dto.productsPageAnswer, 400)
  async page(@Query({ schema: dto.productsPage }) wanted: dto.ProductsPage) {
    const { page, limit = wanted.ids ? dto.maxIds : 10, seller: sellerId, ...list } = wanted;
    return this.answer(await this.lists.ids({ ...list, sellerId }), page, limit);
  }

  @Get('api/products/:slug/:brand')
  @Answers(
    'The products of a category by pages: those of a brand (its name or id) or `all`, narrowed down by filters',
    200,
    dto.categoryPageAnswer,
    400,
    404,
  )
  async ofCategory(
    @Param('slug') slug: string,
    @Param('brand') name: string,
    @Query({ schema: dto.categoryPage }) wanted: dto.CategoryPage,
  ) {
    const category = categoryOf(slug);
    const brand = name.toLowerCase() === 'all' ? undefined : name;
    const { sort, facets, page, limit } = wanted;
    const filters = filtersOf(category, wanted, await this.specFields.now());
    const found = await this.browseCategory.browse({ category, brand, sort, filters, facets });
    const answer = await this.answer(found.ids, page, limit);
    return found.facets ? { ...answer, facets: facetsView(found.facets) } : answer;
  }

  @Get('api/products/:id')
  @Answers('One product with its specifications', 200, dto.oneProduct, 404)
  async one(@Param('id') id: string) {
    const [product, specFields] = await Promise.all([
      this.products.find(knownId(id, 'Product')),
      this.specFields.now(),
    ]);
    if (!product) throw notFound('Product');
    const view = productView(product, specFields);
    return { ...view, product: view };
  }

  private async answer(ids: Int32Array, page: number, limit: number) {
    const [products, specFields] = await Promise.all([
      this.products.findAll(ids.subarray((page - 1) * limit, page * limit)),
      this.specFields.now(),
    ]);
    return {
      products: products.map((product) => productView(product, specFields)),
      ...pageOf({ page, limit }, ids.length),
    };
  }
}

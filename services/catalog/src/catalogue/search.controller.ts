import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { Access, addressOf, Answers, ApiTags, networkOf, pageOf } from '@mekong/service-defaults';
import type { FastifyRequest } from 'fastify';
import { facetsView, filtersOf } from '../browsing/browsing.http.js';
import { KnownSpecFields } from '../browsing/index.js';
import { ProductsRepository } from '../products/index.js';
import { productView } from '../products/products.http.js';
import { BrowseSearch } from '../search/index.js';
import { CONFIG, type CatalogConfig } from '../config.js';
import * as dto from './search.dto.js';

/** The results of a search by pages, open to everybody. */
@ApiTags('products')
@Controller('api/products/search')
@Access('public')
export class SearchController {
  constructor(
    private readonly browseSearch: BrowseSearch,
    private readonly products: ProductsRepository,
    private readonly specFields: KnownSpecFields,
    @Inject(CONFIG) private readonly config: CatalogConfig,
  ) {}

  @Get()
  @Answers(
    'What `q` may mean by pages, the best first, narrowed down by filters; those by specifications only within one category',
    200,
    dto.searchPageAnswer,
    400,
  )
  async page(@Query({ schema: dto.searchPage }) wanted: dto.SearchPage, @Req() request: FastifyRequest) {
    const { q: term, category, brand, sort, page, limit } = wanted;
    const network = networkOf(addressOf(request, this.config.GATEWAY_KEY));
    const specFields = await this.specFields.now();
    const filters = filtersOf(category, wanted, specFields);
    const found = await this.browseSearch.browse({ term, category, brand, sort, filters, network });
    const products = await this.products.findAll(found.ids.subarray((page - 1) * limit, page * limit));
    return {
      products: products.map((product) => productView(product, specFields)),
      ...pageOf({ page, limit }, found.ids.length),
      facets: facetsView(found.facets),
      categories: found.categories,
      understood: found.understood,
      ...(found.leftOut.length > 0 && { left_out: found.leftOut }),
    };
  }
}

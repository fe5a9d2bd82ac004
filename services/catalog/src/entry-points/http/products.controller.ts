import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { categorySchema, type Category } from '@mekong/contracts';
import { Access, Answers, knownId, notFound } from '@mekong/service-defaults';
import { BrandsRepository } from '../../data-access/brands.repository.js';
import { ProductsRepository } from '../../data-access/products.repository.js';
import { SearchProducts } from '../../search/search-products.js';
import { leanView, productView } from '../../views.js';
import * as dto from './catalog.dto.js';

/** Reading the catalogue: open to everybody. */
@ApiTags('products')
@Controller()
@Access('public')
export class ProductsController {
  constructor(
    private readonly products: ProductsRepository,
    private readonly brands: BrandsRepository,
    private readonly searchProducts: SearchProducts,
  ) {}

  @Get('products')
  @Answers('All products in a lean form, or those that `q` may mean', 200, dto.leanProductsAnswer, 400)
  async search(@Query({ schema: dto.searchQuery }) { q, limit }: dto.SearchQuery) {
    return { products: (await this.searchProducts.run(q || undefined, limit)).map(leanView) };
  }

  @Get('api/products')
  @Answers('Products by pages, newest first unless told otherwise', 200, dto.productsPageAnswer, 400)
  async page(@Query({ schema: dto.productsPage }) wanted: dto.ProductsPage) {
    const { page, limit = wanted.ids ? dto.maxIds : 10, brand: name, seller: sellerId } = wanted;
    const brand = name ? await this.brands.findNamed(name) : undefined;
    const { products, total } =
      brand === null
        ? { products: [], total: 0 }
        : await this.products.findPage({ ...wanted, limit, brandId: brand?.id, sellerId });
    return { products: products.map(productView), page, total, totalPages: Math.ceil(total / limit) };
  }

  @Get('api/products/:slug/:brand')
  @Answers('The products of a brand (its name or id) in a category', 200, dto.productsAnswer, 404)
  async ofBrand(@Param('slug') slug: string, @Param('brand') name: string) {
    const category = categoryOf(slug);
    const brand = await this.brands.findNamed(name);
    const products = brand ? await this.products.findByBrand(category, brand.id) : [];
    return { products: products.map(productView) };
  }

  @Get('api/products/:id')
  @Answers('One product with its specifications', 200, dto.oneProduct, 404)
  async one(@Param('id') id: string) {
    const product = await this.products.find(knownId(id, 'Product'));
    if (!product) throw notFound('Product');
    return { product: productView(product) };
  }
}

/** A path names one of the five categories, or nothing. */
export function categoryOf(slug: string): Category {
  const category = categorySchema.safeParse(slug.toLowerCase());
  if (!category.success) throw notFound('Category');
  return category.data;
}

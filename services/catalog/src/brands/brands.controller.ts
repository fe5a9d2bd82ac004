import { fieldError, invalid } from '@mekong/contracts';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Req,
  UseInterceptors,
} from '@nestjs/common';
import {
  Access,
  Answers,
  ApiBody,
  ApiConsumes,
  ApiTags,
  Caller,
  fieldErrors,
  type Identity,
  knownId,
  messageAnswer,
  AnswersOnce,
  showStale,
} from '@mekong/service-defaults';
import { ImageStore, logoSide } from '../images/index.js';
import { uploadInterceptor, type UploadRequest } from '@mekong/uploads';
import { type Brand, brandChangeForm, brandForm, BrandsRepository, categoryOf } from '../products/index.js';
import { brandView } from '../products/products.http.js';
import { ChangeBrand } from './change-brand.js';
import { CreateBrand } from './create-brand.js';
import { DeleteBrand } from './delete-brand.js';
import { MergeBrands, type Merged } from './merge-brands.js';
import { editedBrandView, listedBrandView } from './views.js';
import * as dto from './brands.dto.js';

const logo = { files: { image: 1 } };

@ApiTags('brands')
@Controller('api')
export class BrandsController {
  constructor(
    private readonly brands: BrandsRepository,
    private readonly createBrand: CreateBrand,
    private readonly changeBrand: ChangeBrand,
    private readonly deleteBrand: DeleteBrand,
    private readonly mergeBrands: MergeBrands,
    private readonly images: ImageStore,
  ) {}

  @Get('brands')
  @Access('public')
  @Answers('All brands, with the number of their products', 200, dto.listedBrandsAnswer)
  async all() {
    const [brands, counts] = await Promise.all([this.brands.findAll(), this.brands.countProducts()]);
    return { brands: brands.map((brand) => listedBrandView(brand, counts.get(brand.id) ?? 0)) };
  }

  @Get('brands-by-category/:slug')
  @Access('public')
  @Answers('The brands that have products in a category', 200, dto.brandsAnswer, 404)
  async ofCategory(@Param('slug') slug: string) {
    return { brands: (await this.brands.findByCategory(categoryOf(slug))).map(brandView) };
  }

  @Post('brands')
  @AnswersOnce(
    (brand: Brand) => ({ message: 'Brand created successfully', brand: brandView(brand) }),
    'Adds a brand',
    201,
    dto.brandAndMessage,
    400,
    401,
    403,
    409,
    413,
    415,
  )
  @Access(['admin'])
  @UseInterceptors(uploadInterceptor(logo))
  @ApiConsumes('multipart/form-data')
  @ApiBody(brandForm)
  async create(@Caller() caller: Identity, @Body() form: unknown, @Req() request: UploadRequest) {
    const file = request.uploads?.image?.[0];
    const fields = dto.brandForm.safeParse(form);
    const missing = file ? [] : [fieldError('image', 'REQUIRED', 'Image is required')];
    if (!fields.success || !file) throw invalid([...fieldErrors(fields.error?.issues ?? []), ...missing]);
    const image = await this.images.take(caller, file, logoSide);
    return this.createBrand.create(caller, fields.data.name, image);
  }

  @Patch('brands/:id')
  @Access(['admin'])
  @UseInterceptors(uploadInterceptor({ ...logo, alsoJson: true }))
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody(brandChangeForm)
  @Answers(
    'Renames a brand or replaces its logo',
    200,
    dto.brandAndMessage,
    400,
    401,
    403,
    404,
    409,
    413,
    415,
  )
  async change(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.brandChange }) { name, version }: dto.BrandChange,
    @Req() request: UploadRequest,
  ) {
    const file = request.uploads?.image?.[0];
    const imageUrl = file && (await this.images.take(caller, file, logoSide));
    const brand = await this.changeBrand
      .change(caller, knownId(id, 'Brand'), { name, imageUrl, version })
      .catch(showStale(editedBrandView));
    return { message: 'Brand updated successfully', brand: brandView(brand) };
  }

  @Post('brands/:id/merge')
  @AnswersOnce(
    ({ brand, moved }: Merged) => ({ message: 'Brands merged', brand: brandView(brand), moved }),
    'Gives all products of a brand to another, and removes it',
    200,
    dto.mergeAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  @HttpCode(200)
  @Access(['admin'])
  async merge(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.mergeBody }) { into }: dto.MergeBody,
  ) {
    const from = knownId(id, 'Brand');
    if (from === into) throw invalid([fieldError('into', 'SAME_BRAND', 'Into must be another brand')]);
    return this.mergeBrands.merge(caller, from, into);
  }

  @Delete('brands/:id')
  @Access(['admin'])
  @Answers('Removes a brand without products', 200, messageAnswer, 401, 403, 404, 409)
  async remove(@Caller() caller: Identity, @Param('id') id: string) {
    await this.deleteBrand.delete(caller, knownId(id, 'Brand'));
    return { message: 'Brand deleted' };
  }
}

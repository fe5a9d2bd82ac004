import { Body, Controller, Delete, Get, Param, Patch, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { Access, Answers, fieldErrors, invalid, knownId } from '@mekong/service-defaults';
import { BrandsRepository } from '../../data-access/brands.repository.js';
import { ImageStore, logoSide } from '../../images/image-store.js';
import { ChangeBrand } from '../../use-cases/change-brand.js';
import { CreateBrand } from '../../use-cases/create-brand.js';
import { DeleteBrand } from '../../use-cases/delete-brand.js';
import { brandView } from '../../views.js';
import * as dto from './catalog.dto.js';
import { brandChangeForm, brandForm } from './forms.openapi.js';
import { categoryOf } from './products.controller.js';
import { uploadInterceptor, type UploadRequest } from './upload.interceptor.js';

const logo = { files: { image: 1 }, maxFileBytes: 5 * 1024 * 1024 };

@ApiTags('brands')
@Controller('api')
export class BrandsController {
  constructor(
    private readonly brands: BrandsRepository,
    private readonly createBrand: CreateBrand,
    private readonly changeBrand: ChangeBrand,
    private readonly deleteBrand: DeleteBrand,
    private readonly images: ImageStore,
  ) {}

  @Get('brands')
  @Access('public')
  @Answers('All brands', 200, dto.brandsAnswer)
  async all() {
    return { brands: (await this.brands.findAll()).map(brandView) };
  }

  @Get('brands-by-category/:slug')
  @Access('public')
  @Answers('The brands that have products in a category', 200, dto.brandsAnswer, 404)
  async ofCategory(@Param('slug') slug: string) {
    return { brands: (await this.brands.findByCategory(categoryOf(slug))).map(brandView) };
  }

  @Post('brands')
  @Access(['admin'])
  @UseInterceptors(uploadInterceptor(logo))
  @ApiConsumes('multipart/form-data')
  @ApiBody(brandForm)
  @Answers('Adds a brand', 201, dto.brandAndMessage, 400, 401, 403, 409, 413, 415)
  async create(@Body() form: unknown, @Req() request: UploadRequest) {
    const file = request.uploads?.image?.[0];
    const fields = dto.brandForm.safeParse(form);
    const missing = file ? [] : [{ field: 'image', message: 'Image is required' }];
    if (!fields.success || !file) throw invalid([...fieldErrors(fields.error?.issues ?? []), ...missing]);
    const brand = await this.createBrand.run(fields.data.name, await this.images.take(file.path, logoSide));
    return { message: 'Brand created successfully', brand: brandView(brand) };
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
    @Param('id') id: string,
    @Body({ schema: dto.brandChange }) { name }: dto.BrandChange,
    @Req() request: UploadRequest,
  ) {
    const file = request.uploads?.image?.[0];
    const imageUrl = file && (await this.images.take(file.path, logoSide));
    const brand = await this.changeBrand.run(knownId(id, 'Brand'), { name, imageUrl });
    return { message: 'Brand updated successfully', brand: brandView(brand) };
  }

  @Delete('brands/:id')
  @Access(['admin'])
  @Answers('Removes a brand without products', 200, dto.messageAnswer, 401, 403, 404, 409)
  async remove(@Param('id') id: string) {
    await this.deleteBrand.run(knownId(id, 'Brand'));
    return { message: 'Brand deleted' };
  }
}

import { fieldError, invalid, isBlank, notFound } from '@mekong/contracts';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Req, UseInterceptors } from '@nestjs/common';
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
  mayManage,
  messageAnswer,
  AnswersOnce,
  RowsOnceByKey,
  showStale,
} from '@mekong/service-defaults';
import { bulkFiles, bulkForm, bulkUploadOf, UploadProducts, uploadQueue } from '../bulk/index.js';
import { KnownSpecFields } from '../browsing/index.js';
import { uploadInterceptor, type UploadRequest } from '@mekong/uploads';
import {
  type CategoryFields,
  centsOrNone,
  changedImages,
  changeForm,
  codeFaults,
  comparedPriceFaults,
  maxImages,
  ProductsRepository,
  readNewProduct,
  type SavedProduct,
  type ShownProduct,
  singleForm,
  type SpecFields,
  typedTexts,
} from '../products/index.js';
import { staffProductView } from '../products/products.http.js';
import { ChosenImages, type ImageChoice } from './chosen-images.js';
import { ChangeManyProducts } from './change-many-products.js';
import { ChangeProduct, type ProductChange } from './change-product.js';
import { CreateProduct } from './create-product.js';
import { DeleteProduct } from './delete-product.js';
import * as dto from './product-admin.dto.js';

const images = { files: { image: 1, images: maxImages } };

const eitherStock = () =>
  fieldError('stock_change', 'EITHER_STOCK', 'Either the stock or its change can be given, not both');

const imageRequired = fieldError('image', 'REQUIRED', 'Image is required');

const savedView = (message: string, product: SavedProduct, specFields: SpecFields) => ({
  message,
  product: staffProductView(product, specFields),
  odd_images: product.oddImages ?? [],
});

@ApiTags('products')
@Controller('api/products')
@Access(['admin', 'seller'])
export class ProductManagementController {
  constructor(
    private readonly createProduct: CreateProduct,
    private readonly changeProduct: ChangeProduct,
    private readonly deleteProduct: DeleteProduct,
    private readonly changeManyProducts: ChangeManyProducts,
    private readonly uploadProducts: UploadProducts,
    private readonly products: ProductsRepository,
    private readonly images: ChosenImages,
    private readonly specFields: KnownSpecFields,
  ) {}

  @Post('single_product')
  @AnswersOnce(
    {
      answerOf: (product: SavedProduct, { specFields }: ProductManagementController) =>
        savedView('Product uploaded!', product, specFields.last),
      readAgain: (controller: ProductManagementController, _request, id: number) => controller.readAgain(id),
    },
    'Creates a product of yours',
    201,
    dto.savedProductAnswer,
    400,
    401,
    403,
    409,
    413,
    415,
  )
  @UseInterceptors(uploadInterceptor(images))
  @ApiConsumes('multipart/form-data')
  @ApiBody(singleForm)
  async create(@Caller() caller: Identity, @Body() form: dto.ProductForm, @Req() request: UploadRequest) {
    const chosen = imagesIn(form, request);
    const { product, issues, labels } = readNewProduct(form, await this.specFields.now());
    const isMissing = !chosen.file && !chosen.address && !chosen.list && chosen.files.length === 0;
    const faults = [
      ...fieldErrors(issues, labels),
      ...codeFaults(form),
      ...(product ? comparedPriceFaults(product) : []),
      ...(isMissing ? [imageRequired] : []),
    ];
    if (!product || faults.length > 0) throw invalid(faults);
    const takeImages = async () => {
      const taken = await this.images.take(caller, chosen);
      return { images: changedImages([], taken), oddImages: taken.oddImages };
    };
    return this.createProduct.create(caller, product, takeImages);
  }

  @Post('bulk')
  @RowsOnceByKey()
  @HttpCode(200)
  @UseInterceptors(uploadInterceptor(bulkFiles))
  @ApiConsumes('multipart/form-data')
  @ApiBody(bulkForm)
  @Answers(
    'Creates products from a CSV file and images; bad rows are reported',
    200,
    dto.bulkAnswer,
    400,
    401,
    403,
    413,
    415,
  )
  async upload(@Caller() caller: Identity, @Req() request: UploadRequest) {
    const { csv, images } = bulkUploadOf(request);
    const { unreadColumns, oddImages, ...result } = await uploadQueue(async () =>
      this.uploadProducts.upload(caller, csv, images, await this.specFields.now()),
    );
    return { ...result, odd_images: oddImages, unread_columns: unreadColumns };
  }

  @Post('change-many')
  @RowsOnceByKey()
  @HttpCode(200)
  @Answers(
    'One change for many products of yours (an admin: any); a row that is refused stops no other',
    200,
    dto.manyAnswer,
    400,
    401,
    403,
  )
  async changeMany(
    @Caller() caller: Identity,
    @Body({ schema: dto.manyBody }) { products, change }: dto.ManyBody,
  ) {
    const chosen = products.map(({ stock_seen: stockSeen, ...row }) => ({ ...row, stockSeen }));
    const results = await this.changeManyProducts.change(caller, chosen, change);
    const changed = results.filter(({ ok }) => ok).length;
    return { changed, failed: results.length - changed, results };
  }

  @Patch(':id')
  @AnswersOnce(
    {
      answerOf: (product: SavedProduct, { specFields }: ProductManagementController) =>
        savedView('Product updated!', product, specFields.last),
      readAgain: (controller: ProductManagementController, _request, id: number) => controller.readAgain(id),
    },
    'Changes a product of yours (an admin: any)',
    200,
    dto.savedProductAnswer,
    400,
    401,
    403,
    404,
    409,
    413,
    415,
  )
  @UseInterceptors(uploadInterceptor({ ...images, alsoJson: true }))
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody(changeForm)
  async change(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.productForm }) form: dto.ProductForm,
    @Req() request: UploadRequest,
  ) {
    const product = await this.own(caller, id);
    const specFields = await this.specFields.now();
    const change = readChange(product, form, specFields.of(product.category));
    Object.assign(change, await this.images.take(caller, imagesIn(form, request)));
    return this.changeProduct
      .change(caller, product.id, change)
      .catch(showStale((current: ShownProduct) => staffProductView(current, specFields)));
  }

  @Delete(':id')
  @Answers('Takes a product of yours (an admin: any) out of the shop', 200, messageAnswer, 401, 403, 404)
  async remove(@Caller() caller: Identity, @Param('id') id: string) {
    const product = await this.own(caller, id);
    await this.deleteProduct.delete(caller, product.id);
    return { message: 'Product deleted' };
  }

  /** A product that was saved before, with the specification fields for its answer. */
  async readAgain(id: number): Promise<ShownProduct | undefined> {
    await this.specFields.now();
    return this.products.findForStaff(id);
  }

  private async own(caller: Identity, id: string): Promise<ShownProduct> {
    const product = await this.products.findForStaff(knownId(id, 'Product'));
    if (!product || !mayManage(caller, product)) throw notFound('Product');
    return product;
  }
}

/** Throws a 400 for a list that is none. */
function imagesIn({ image_url: address, images }: dto.ProductForm, { uploads }: UploadRequest): ImageChoice {
  const list = dto.imageList.safeParse(images);
  if (!list.success) throw invalid([fieldError('images', 'INVALID', 'Images must be a list of images')]);
  return {
    file: uploads?.image?.[0],
    address: isBlank(address) ? undefined : address,
    files: uploads?.images ?? [],
    list: list.data,
  };
}

/** The given fields of a form; the category is fixed, so only its own specifications count. */
function readChange(product: ShownProduct, form: dto.ProductForm, specs: CategoryFields): ProductChange {
  const category = form.button ?? form.category;
  if (category !== undefined && category !== product.category) {
    throw invalid([fieldError('category', 'UNCHANGEABLE', 'Category cannot be changed')]);
  }
  const picked = specs.pick(form);
  const common = dto.changeFields.safeParse(form);
  const details = specs.schema.partial().safeParse(picked);
  const seen = dto.seenFields.safeParse(form);
  const issues = [common, details, seen].flatMap(({ error }) => error?.issues ?? []);
  const faults = [...fieldErrors(issues, specs.labels), ...codeFaults(form, product)];
  if (!common.success || !details.success || !seen.success || faults.length > 0) throw invalid(faults);
  const { price, stock_change: stockBy, stock_reason: stockReason, ...others } = common.data;
  const { name_km: nameKm, description_km: descriptionKm, restock_at: restockAt, ...more } = others;
  const { compare_at_price: compareAt, visible_from: visibleFrom, cost, ...moreStill } = more;
  const { warranty_months: warrantyMonths, ...rest } = moreStill;
  if (stockBy !== undefined && rest.stock !== undefined) throw invalid([eitherStock()]);
  const given = Object.fromEntries(Object.entries(details.data).filter(([name]) => name in picked));
  return {
    ...rest,
    version: seen.data.version,
    stockSeen: seen.data.stock_seen,
    stockBy,
    stockReason,
    nameKm,
    descriptionKm,
    restockAt,
    warrantyMonths,
    visibleFrom,
    compareAtCents: compareAt === undefined ? undefined : centsOrNone(compareAt),
    costCents: cost === undefined || cost === null ? cost : Math.round(cost * 100),
    priceCents: price === undefined ? undefined : Math.round(price * 100),
    details: { ...given, ...typedTexts(picked, product.details) } as ProductChange['details'],
  };
}

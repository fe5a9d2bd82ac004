import { fieldError, invalid, notFound } from '@mekong/contracts';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
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
  type Identity,
  messageAnswer,
  pageOf,
  RowsOnceByKey,
} from '@mekong/service-defaults';
import { LibraryRepository, type LibraryImage } from './library.repository.js';
import { imageUrl } from '../images/index.js';
import { uploadInterceptor, type UploadRequest } from '@mekong/uploads';
import { imageForm, imagesForm } from '../products/index.js';
import { AddImages } from './add-images.js';
import { DeleteImages } from './delete-images.js';
import { ReplaceImage } from './replace-image.js';
import * as dto from './images.dto.js';

const one = { files: { image: 1 } };
const several = { files: { images: 50 } };

/** The image library: all images for admins, for sellers those that they uploaded or show. */
@ApiTags('images')
@Controller('api/admin/images')
@Access(['admin', 'seller'])
export class ImageLibraryController {
  constructor(
    private readonly library: LibraryRepository,
    private readonly addImages: AddImages,
    private readonly replaceImage: ReplaceImage,
    private readonly deleteImages: DeleteImages,
  ) {}

  @Get()
  @Answers('The images, newest first, with where each is used', 200, dto.imagesAnswer, 400, 401, 403)
  async page(@Caller() caller: Identity, @Query({ schema: dto.imagesPage }) wanted: dto.ImagesPage) {
    const { images, total } = await this.library.findPage(caller, wanted);
    return { images: images.map(imageView), ...pageOf(wanted, total) };
  }

  @Post()
  @RowsOnceByKey()
  @HttpCode(200)
  @UseInterceptors(uploadInterceptor(several))
  @ApiConsumes('multipart/form-data')
  @ApiBody(imagesForm)
  @Answers('Uploads up to 50 images; bad ones are reported', 200, dto.uploadedAnswer, 400, 401, 403, 413, 415)
  async upload(@Caller() caller: Identity, @Req() request: UploadRequest) {
    const files = request.uploads?.images;
    if (!files?.length) throw invalid([fieldError('images', 'REQUIRED', 'Images are required')]);
    const results = await this.addImages.add(caller, files);
    const uploaded = results.filter(({ image }) => image).length;
    return {
      uploaded,
      failed: results.length - uploaded,
      results: results.map((result) => ({ ...result, image: result.image && imageView(result.image) })),
    };
  }

  @Put(':hash')
  @UseInterceptors(uploadInterceptor(one))
  @ApiConsumes('multipart/form-data')
  @ApiBody(imageForm)
  @Answers(
    'Puts another image in its place wherever it is used; a seller: where every use is theirs',
    200,
    dto.replacedAnswer,
    400,
    401,
    403,
    404,
    409,
    413,
    415,
  )
  async replace(@Caller() caller: Identity, @Param('hash') hash: string, @Req() request: UploadRequest) {
    const file = request.uploads?.image?.[0];
    if (!file) throw invalid([fieldError('image', 'REQUIRED', 'Image is required')]);
    const { image, changed } = await this.replaceImage.replace(caller, knownHash(hash), file);
    return { message: 'Image replaced', image: imageView(image), changed };
  }

  @Delete(':hash')
  @Answers('Deletes an image that nothing uses', 200, messageAnswer, 401, 403, 404, 409)
  async remove(@Caller() caller: Identity, @Param('hash') hash: string) {
    await this.deleteImages.one(caller, knownHash(hash));
    return { message: 'Image deleted' };
  }

  @Post('delete-many')
  @RowsOnceByKey()
  @HttpCode(200)
  @Answers('Deletes many images; one that is refused stops no other', 200, dto.deletedAnswer, 400, 401, 403)
  async removeMany(@Caller() caller: Identity, @Body({ schema: dto.hashesBody }) { hashes }: dto.HashesBody) {
    const results = await this.deleteImages.many(caller, hashes);
    const deleted = results.filter(({ ok }) => ok).length;
    return { deleted, failed: results.length - deleted, results };
  }
}

function knownHash(hash: string): string {
  if (!dto.hashParam.safeParse(hash).success) throw notFound('Image');
  return hash;
}

const imageView = ({ hash, fileName, bytes, size, uploadedBy, uploadedAt, uses }: LibraryImage) => ({
  hash,
  url: imageUrl(hash),
  file_name: fileName,
  width: size?.width ?? null,
  height: size?.height ?? null,
  bytes,
  uploaded_by: uploadedBy,
  uploaded_at: uploadedAt.toISOString(),
  uses,
});

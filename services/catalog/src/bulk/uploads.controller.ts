import { notFound, textOf } from '@mekong/contracts';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersProblem,
  ApiBody,
  ApiConsumes,
  AnswersFile,
  ApiTags,
  Caller,
  type Identity,
  AnswersOnce,
  pageOf,
  sellerScope,
} from '@mekong/service-defaults';
import { z } from 'zod';
import type { CountedUpload, Upload } from './upload.js';
import { failuresFile } from './failures-file.js';
import { MatchColumns } from './match-columns.js';
import { RehearseUpload } from './rehearse-upload.js';
import { templateFile } from './template-file.js';
import { AskForBrands } from './ask-for-brands.js';
import { StartCommit } from './start-commit.js';
import { UndoUpload } from './undo-upload.js';
import { uploadQueue } from './upload-queue.js';
import { WaitingImagesRepository } from './waiting-images.repository.js';
import { UploadsRepository, type StoredRow } from './uploads.repository.js';
import { ImagesRepository } from '../images/index.js';
import { uploadInterceptor, type UploadRequest } from '@mekong/uploads';
import { KnownSpecFields } from '../browsing/index.js';
import { BrandsRepository } from '../products/index.js';
import * as dto from './uploads.dto.js';
import { bulkFiles, bulkForm, bulkUploadOf, columnsForm, readingOf } from './bulk-form.js';
import { columnsView } from './columns-view.js';

const lastUploads = 10;
const maxRows = 20_000;
const shownImages = 100;

/** Bulk uploads in steps: a rehearsal, its commit in the background, and undoing it. For the upload's owner and all admins. */
@ApiTags('products')
@Controller('api/products/batches')
@Access(['admin', 'seller'])
export class UploadsController {
  constructor(
    private readonly rehearseUpload: RehearseUpload,
    private readonly matchColumns: MatchColumns,
    private readonly startCommit: StartCommit,
    private readonly undoUpload: UndoUpload,
    private readonly askForBrands: AskForBrands,
    private readonly uploads: UploadsRepository,
    private readonly waitingImages: WaitingImagesRepository,
    private readonly brands: BrandsRepository,
    private readonly images: ImagesRepository,
    private readonly specFields: KnownSpecFields,
  ) {}

  @Post()
  @AnswersOnce(
    answer,
    'Says what a CSV file and images would do, and changes no product',
    201,
    dto.uploadAnswer,
    400,
    401,
    403,
    413,
    415,
  )
  @UseInterceptors(uploadInterceptor(bulkFiles))
  @ApiConsumes('multipart/form-data')
  @ApiBody(bulkForm)
  async rehearse(@Caller() caller: Identity, @Req() request: UploadRequest) {
    const { csv, images } = bulkUploadOf(request, { needsImages: false });
    const how = readingOf(request);
    return uploadQueue(async () => {
      const specFields = await this.specFields.now();
      return this.rehearseUpload.rehearse(caller, csv, images, { ...how, specFields });
    });
  }

  @Post('columns')
  @HttpCode(200)
  @Answers(
    'The columns of a product file, what each probably is, and words in them that the shop does not know; nothing is stored',
    200,
    dto.columnsAnswer,
    400,
    401,
    403,
    413,
  )
  @UseInterceptors(uploadInterceptor(bulkFiles))
  @ApiConsumes('multipart/form-data')
  @ApiBody(columnsForm)
  async columns(@Caller() caller: Identity, @Req() request: UploadRequest) {
    const { csv } = bulkUploadOf(request, { needsImages: false });
    const how = readingOf(request);
    return uploadQueue(async () => {
      const specFields = await this.specFields.now();
      return columnsView(await this.matchColumns.match(caller.userId, csv, { ...how, specFields }));
    });
  }

  @Get()
  @Answers('Your last bulk uploads, newest first', 200, dto.uploadsAnswer, 401, 403)
  async list(@Caller() caller: Identity) {
    const uploads = await this.uploads.findOf(caller.userId, lastUploads);
    const counted = await this.uploads.countEach(uploads);
    return { batches: counted.map(uploadView) };
  }

  @Get('template.csv')
  @AnswersFile('A CSV file to fill in', ['text/csv'], 401, 403)
  async template(): Promise<StreamableFile> {
    const [brand] = await this.brands.findAll();
    const file = templateFile(brand?.name ?? 'Brand', await this.specFields.now());
    return asCsv(file, 'products-template.csv');
  }

  @Get(':id')
  @Answers(
    'A bulk upload, how far it is, and a page of its rows',
    200,
    dto.uploadPageAnswer,
    400,
    401,
    403,
    404,
  )
  async one(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Query({ schema: dto.rowsQuery }) { page, limit, rows: filter }: dto.RowsQuery,
  ) {
    const upload = await this.own(caller, id);
    // First, as rows that are read before may lack the image that is counted as fetched.
    const counted = await this.answerFor(upload);
    const { rows, total } = await this.uploads.findRows(id, { filter, page, limit });
    const odd = await this.images.oddOf(rows.flatMap(({ imageUrl }) => imageUrl ?? []));
    return {
      ...counted,
      unknown_brands: await this.uploads.unknownBrands(id),
      foreign_hosts: await this.waitingImages.foreignHosts(id),
      rows: rows.map((row) => ({ ...rowView(row), odd_image: odd.get(row.imageUrl ?? '') ?? null })),
      ...pageOf({ page, limit }, total),
    };
  }

  @Get(':id/failures.csv')
  @AnswersFile('The rows that failed, as they were, with the reason', ['text/csv'], 401, 403, 404)
  async failures(@Caller() caller: Identity, @Param('id') id: string): Promise<StreamableFile> {
    const { header } = await this.own(caller, id);
    const { rows } = await this.uploads.findRows(id, { filter: 'failed', page: 1, limit: maxRows });
    return asCsv(failuresFile(header, rows), 'failed-rows.csv');
  }

  @Post(':id/commit')
  @HttpCode(202)
  @Answers(
    'Has a rehearsed upload written, in the background. Again it changes nothing',
    202,
    dto.uploadAnswer,
    401,
    403,
    404,
    409,
  )
  async commit(@Caller() caller: Identity, @Param('id') id: string) {
    await this.startCommit.start(caller, await this.own(caller, id));
    return this.answerFor(await this.own(caller, id));
  }

  @Post(':id/wanted-brands')
  @HttpCode(202)
  @Answers(
    'Asks the admins for the brands of an upload that the shop does not have; once an hour they are told',
    202,
    dto.wantedBrandsAnswer,
    401,
    403,
    404,
  )
  async wantBrands(@Caller() caller: Identity, @Param('id') id: string) {
    return { asked: await this.askForBrands.ask(await this.own(caller, id)) };
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Answers(
    'Takes a whole upload back while nothing of it is sold, held or, unless `with_edits`, edited; else 409 names the `products`',
    200,
    dto.uploadAnswer,
    400,
    401,
    403,
    404,
  )
  @AnswersProblem(409, undefined, dto.notUndoneMembers)
  async undo(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.undoBody }) { with_edits: withEdits }: dto.UndoBody,
  ) {
    await this.own(caller, id);
    await this.undoUpload.undo(caller, id, { withEdits });
    return this.answerFor(await this.own(caller, id));
  }

  private async own(caller: Identity, id: string): Promise<Upload> {
    const upload = z.uuid().safeParse(id).success
      ? await this.uploads.find(id, sellerScope(caller))
      : undefined;
    if (!upload) throw notFound('Upload');
    return upload;
  }

  private async answerFor(upload: Upload) {
    return answer((await this.uploads.countEach([upload]))[0]!);
  }
}

function asCsv(bytes: Buffer, name: string): StreamableFile {
  return new StreamableFile(bytes, {
    type: 'text/csv; charset=utf-8',
    length: bytes.length,
    disposition: `attachment; filename="${name}"`,
  });
}

function answer(upload: CountedUpload) {
  return { batch: uploadView(upload) };
}

function uploadView({ upload, images, counts: { nearBrands, ...counts } }: CountedUpload) {
  const { create, change, error, uploaded, failed } = counts;
  return {
    id: upload.id,
    file_name: upload.fileName,
    state: upload.state,
    created_at: upload.createdAt.toISOString(),
    finished_at: upload.finishedAt?.toISOString() ?? null,
    ...counts,
    near_brands: nearBrands,
    web_images: images.images,
    images_waiting: images.waiting,
    waiting: create + change - uploaded - (failed - error),
    unread_columns: upload.unreadColumns,
    unused_images: upload.unusedImages.slice(0, shownImages),
  };
}

const isBad = (verdict: string, outcome: string | null) => verdict === 'error' || outcome === 'failed';

const rowView = ({ line, name, verdict, outcome, faults, cells, ...row }: StoredRow) => ({
  row: line,
  name,
  verdict,
  outcome,
  error: isBad(verdict, outcome) ? textOf(faults) || null : null,
  faults: isBad(verdict, outcome) ? faults : [],
  notes: isBad(verdict, outcome) ? [] : faults,
  brand: cells.brand ?? '',
  like_brands: row.likeBrands,
  image: cells.image ?? '',
  image_url: row.imageUrl,
  before: row.differences?.before ?? null,
  after: row.differences?.after ?? null,
  id: row.productId,
});

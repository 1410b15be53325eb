import {
  linkToFile,
  listCvViews,
  openFile,
  openFileByLink,
  type OpenFileByLinkDeps,
  type CvViews,
  type LinkToFileDeps,
  uploadFile,
  type UploadFileDeps,
} from '@guildhall/domain/files'
import {
  addQualification,
  listQualifications,
  type ListQualificationsDeps,
  type ProfileWritingDeps,
  removeQualification,
  replaceQualification,
} from '@guildhall/domain/profiles'

interface DocumentDeps extends UploadFileDeps, OpenFileByLinkDeps, ListQualificationsDeps, ProfileWritingDeps {
  readonly cvViews: CvViews
  readonly files: UploadFileDeps['files'] & OpenFileByLinkDeps['files']
  readonly fileStore: UploadFileDeps['fileStore'] & OpenFileByLinkDeps['fileStore']
  readonly tokens: OpenFileByLinkDeps['tokens'] & LinkToFileDeps['tokens']
}

/** The use cases of documents and qualifications. */
export const documentUseCases = (deps: DocumentDeps) => ({
  uploadFile: uploadFile(deps),
  openFile: openFile(deps),
  openFileByLink: openFileByLink(deps),
  linkToFile: linkToFile(deps),
  listCvViews: listCvViews(deps),
  listQualifications: listQualifications(deps),
  addQualification: addQualification(deps),
  replaceQualification: replaceQualification(deps),
  removeQualification: removeQualification(deps),
})

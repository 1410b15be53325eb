import { linkToFile, listCvViews, openFile, openFileByLink, tidyFiles, uploadFile } from '@guildhall/domain/files'
import { ContainerModule } from 'inversify'
import { port } from './ports.ts'
import { provide } from './token.ts'
import { useCase } from './use-cases.ts'

const rights = ['clock', 'fileAudience', 'files'] as const
const opening = [...rights, 'cvViews', 'fileStore', 'ids'] as const

/** Documents: uploaded, opened by who may, and tidied away. */
export const filesModule = new ContainerModule((options) => {
  provide(options, port, useCase.uploadFile, ['clock', 'documents', 'files', 'fileStore', 'ids'], uploadFile)
  provide(options, port, useCase.linkToFile, [...rights, 'tokens'], linkToFile)
  provide(options, port, useCase.openFile, opening, openFile)
  provide(options, port, useCase.openFileByLink, [...opening, 'accounts', 'companyDirectory', 'tokens'], openFileByLink)
  provide(options, port, useCase.listCvViews, ['cvViews'], listCvViews)
  provide(options, port, useCase.tidyFiles, ['clock', 'fileStore', 'fileUpkeep'], tidyFiles)
})

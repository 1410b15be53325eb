import { saveCompanyDetails } from '@guildhall/domain/companies'
import { setCompanyImage } from '@guildhall/domain/files'
import {
  addQualification,
  addWorkExperience,
  checkAvailability,
  confirmAvailability,
  dropSectionDraft,
  keepSectionDraft,
  readSectionDraft,
  hideFromCompany,
  hideFromCurrentEmployers,
  listHiddenCompanies,
  pauseProfile,
  showToCompany,
  listQualifications,
  listWorkExperiences,
  removeQualification,
  removeWorkExperience,
  replaceQualification,
  replaceWorkExperience,
  saveContractorDetails,
  importProfile,
  readProfileFile,
  undoProfileImport,
  saveProfileList,
  setProfilePicture,
} from '@guildhall/domain/profiles'
import { decideProfile, resubmitProfile } from '@guildhall/domain/moderation'
import { ContainerModule } from 'inversify'
import { port } from './ports.ts'
import { provide } from './token.ts'
import { useCase } from './use-cases.ts'

const writing = ['clock', 'ids', 'unitOfWork', 'vettingMode'] as const
const choosing = ['clock', 'ids', 'unitOfWork'] as const
const hiding = ['clock', 'companyDirectory', 'ids', 'profiles', 'unitOfWork'] as const
const drafting = ['clock', 'profiles', 'sectionDrafts'] as const
const picturing = ['clock', 'files', 'fileStore', 'ids', 'pictures', 'unitOfWork'] as const

/** Contractors' profiles and companies' details. */
export const profilesModule = new ContainerModule((options) => {
  provide(options, port, useCase.saveContractorDetails, [...writing, 'files', 'places'], saveContractorDetails)
  provide(options, port, useCase.saveProfileList, writing, saveProfileList)
  provide(options, port, useCase.importProfile, writing, importProfile)
  provide(options, port, useCase.undoProfileImport, writing, undoProfileImport)
  provide(options, port, useCase.readProfileFile, ['clock', 'profileReader', 'profiles'], readProfileFile)
  provide(options, port, useCase.setProfilePicture, [...picturing, 'vettingMode'], setProfilePicture)
  provide(options, port, useCase.listWorkExperiences, ['profiles'], listWorkExperiences)
  provide(options, port, useCase.addWorkExperience, writing, addWorkExperience)
  provide(options, port, useCase.replaceWorkExperience, writing, replaceWorkExperience)
  provide(options, port, useCase.removeWorkExperience, writing, removeWorkExperience)
  provide(options, port, useCase.listQualifications, ['profiles'], listQualifications)
  provide(options, port, useCase.addQualification, writing, addQualification)
  provide(options, port, useCase.replaceQualification, writing, replaceQualification)
  provide(options, port, useCase.removeQualification, writing, removeQualification)
  provide(options, port, useCase.readSectionDraft, drafting, readSectionDraft)
  provide(options, port, useCase.keepSectionDraft, drafting, keepSectionDraft)
  provide(options, port, useCase.dropSectionDraft, drafting, dropSectionDraft)
  provide(options, port, useCase.pauseProfile, choosing, pauseProfile)
  provide(options, port, useCase.confirmAvailability, choosing, confirmAvailability)
  provide(options, port, useCase.checkAvailability, choosing, checkAvailability)
  provide(options, port, useCase.resubmitProfile, writing, resubmitProfile)
  provide(options, port, useCase.decideProfile, writing, decideProfile)
  provide(options, port, useCase.listHiddenCompanies, hiding, listHiddenCompanies)
  provide(options, port, useCase.hideFromCompany, hiding, hideFromCompany)
  provide(options, port, useCase.hideFromCurrentEmployers, hiding, hideFromCurrentEmployers)
  provide(options, port, useCase.showToCompany, hiding, showToCompany)
  provide(options, port, useCase.saveCompanyDetails, ['clock', 'ids', 'phoneNumbers', 'unitOfWork'], saveCompanyDetails)
  provide(options, port, useCase.setCompanyImage, picturing, setCompanyImage)
})

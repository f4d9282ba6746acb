// Generated from schemas/http by npm run generate. Do not edit.
// @ts-nocheck
"use strict";
export const UsAddress = validate10;
const schema11 = {"type":"object","required":["streetAddress1","city","state","zipCode"],"properties":{"streetAddress1":{"type":"string","minLength":1,"maxLength":100},"streetAddress2":{"type":"string","maxLength":100},"city":{"type":"string","minLength":1,"maxLength":100},"state":{"type":"string","enum":["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","PR","GU","VI","AS","MP","AA","AE","AP"]},"zipCode":{"type":"string","pattern":"^[0-9]{5}(-[0-9]{4})?$"}}};
const pattern0 = new RegExp("^[0-9]{5}(-[0-9]{4})?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.streetAddress1 === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "streetAddress1"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.city === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.state === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.zipCode === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zipCode"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.streetAddress1 !== undefined){
let data0 = data.streetAddress1;
if(typeof data0 === "string"){
if(data0.length > 100){
const err4 = {instancePath:instancePath+"/streetAddress1",schemaPath:"#/properties/streetAddress1/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/streetAddress1",schemaPath:"#/properties/streetAddress1/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/streetAddress1",schemaPath:"#/properties/streetAddress1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.streetAddress2 !== undefined){
let data1 = data.streetAddress2;
if(typeof data1 === "string"){
if(data1.length > 100){
const err7 = {instancePath:instancePath+"/streetAddress2",schemaPath:"#/properties/streetAddress2/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/streetAddress2",schemaPath:"#/properties/streetAddress2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 === "string"){
if(data2.length > 100){
const err9 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.state !== undefined){
let data3 = data.state;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data3 === "AL") || (data3 === "AK")) || (data3 === "AZ")) || (data3 === "AR")) || (data3 === "CA")) || (data3 === "CO")) || (data3 === "CT")) || (data3 === "DE")) || (data3 === "DC")) || (data3 === "FL")) || (data3 === "GA")) || (data3 === "HI")) || (data3 === "ID")) || (data3 === "IL")) || (data3 === "IN")) || (data3 === "IA")) || (data3 === "KS")) || (data3 === "KY")) || (data3 === "LA")) || (data3 === "ME")) || (data3 === "MD")) || (data3 === "MA")) || (data3 === "MI")) || (data3 === "MN")) || (data3 === "MS")) || (data3 === "MO")) || (data3 === "MT")) || (data3 === "NE")) || (data3 === "NV")) || (data3 === "NH")) || (data3 === "NJ")) || (data3 === "NM")) || (data3 === "NY")) || (data3 === "NC")) || (data3 === "ND")) || (data3 === "OH")) || (data3 === "OK")) || (data3 === "OR")) || (data3 === "PA")) || (data3 === "RI")) || (data3 === "SC")) || (data3 === "SD")) || (data3 === "TN")) || (data3 === "TX")) || (data3 === "UT")) || (data3 === "VT")) || (data3 === "VA")) || (data3 === "WA")) || (data3 === "WV")) || (data3 === "WI")) || (data3 === "WY")) || (data3 === "PR")) || (data3 === "GU")) || (data3 === "VI")) || (data3 === "AS")) || (data3 === "MP")) || (data3 === "AA")) || (data3 === "AE")) || (data3 === "AP"))){
const err13 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema11.properties.state.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.zipCode !== undefined){
let data4 = data.zipCode;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err14 = {instancePath:instancePath+"/zipCode",schemaPath:"#/properties/zipCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}(-[0-9]{4})?$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/zipCode",schemaPath:"#/properties/zipCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const CanadianAddress = validate11;
const schema12 = {"type":"object","required":["streetAddress1","city","provinceTerritory","postalCode"],"properties":{"streetAddress1":{"type":"string","minLength":1,"maxLength":100},"streetAddress2":{"type":"string","maxLength":100},"city":{"type":"string","minLength":1,"maxLength":100},"provinceTerritory":{"type":"string","enum":["AB","BC","MB","NB","NL","NT","NS","NU","ON","PE","QC","SK","YT"]},"postalCode":{"type":"string","pattern":"^[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]$"}}};
const pattern1 = new RegExp("^[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.streetAddress1 === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "streetAddress1"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.city === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.provinceTerritory === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provinceTerritory"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.postalCode === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "postalCode"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.streetAddress1 !== undefined){
let data0 = data.streetAddress1;
if(typeof data0 === "string"){
if(data0.length > 100){
const err4 = {instancePath:instancePath+"/streetAddress1",schemaPath:"#/properties/streetAddress1/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/streetAddress1",schemaPath:"#/properties/streetAddress1/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/streetAddress1",schemaPath:"#/properties/streetAddress1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.streetAddress2 !== undefined){
let data1 = data.streetAddress2;
if(typeof data1 === "string"){
if(data1.length > 100){
const err7 = {instancePath:instancePath+"/streetAddress2",schemaPath:"#/properties/streetAddress2/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/streetAddress2",schemaPath:"#/properties/streetAddress2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 === "string"){
if(data2.length > 100){
const err9 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.provinceTerritory !== undefined){
let data3 = data.provinceTerritory;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/provinceTerritory",schemaPath:"#/properties/provinceTerritory/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((((((((data3 === "AB") || (data3 === "BC")) || (data3 === "MB")) || (data3 === "NB")) || (data3 === "NL")) || (data3 === "NT")) || (data3 === "NS")) || (data3 === "NU")) || (data3 === "ON")) || (data3 === "PE")) || (data3 === "QC")) || (data3 === "SK")) || (data3 === "YT"))){
const err13 = {instancePath:instancePath+"/provinceTerritory",schemaPath:"#/properties/provinceTerritory/enum",keyword:"enum",params:{allowedValues: schema12.properties.provinceTerritory.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.postalCode !== undefined){
let data4 = data.postalCode;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err14 = {instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const LocationRequest = validate12;
const schema13 = {"type":"object","required":["homeAddress","workAddresses"],"properties":{"homeAddress":{"type":"object"},"workAddresses":{"type":"array","minItems":1,"maxItems":50},"lockInLetters":{"type":"array","maxItems":64},"nexus":{"type":"array","maxItems":64}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.homeAddress === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "homeAddress"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.workAddresses === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workAddresses"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.homeAddress !== undefined){
let data0 = data.homeAddress;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err2 = {instancePath:instancePath+"/homeAddress",schemaPath:"#/properties/homeAddress/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.workAddresses !== undefined){
let data1 = data.workAddresses;
if(Array.isArray(data1)){
if(data1.length > 50){
const err3 = {instancePath:instancePath+"/workAddresses",schemaPath:"#/properties/workAddresses/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/workAddresses",schemaPath:"#/properties/workAddresses/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/workAddresses",schemaPath:"#/properties/workAddresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.lockInLetters !== undefined){
let data2 = data.lockInLetters;
if(Array.isArray(data2)){
if(data2.length > 64){
const err6 = {instancePath:instancePath+"/lockInLetters",schemaPath:"#/properties/lockInLetters/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/lockInLetters",schemaPath:"#/properties/lockInLetters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.nexus !== undefined){
let data3 = data.nexus;
if(Array.isArray(data3)){
if(data3.length > 64){
const err8 = {instancePath:instancePath+"/nexus",schemaPath:"#/properties/nexus/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/nexus",schemaPath:"#/properties/nexus/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const FillRequest = validate13;
const schema14 = {"type":"object","required":["formId","employee","fields"],"properties":{"formId":{"type":"string"},"formVersion":{"type":"string"},"employee":{"type":"object"},"employer":{"type":"object"},"signForm":{"type":"string","enum":["PREVIEW","SIGN","SIGN_EXTERNALLY"]},"fields":{"type":"object"},"federalValues":{"type":"object"},"lockInLetters":{"type":"array","maxItems":64}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.employee === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "employee"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fields === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.formId !== undefined){
if(typeof data.formId !== "string"){
const err3 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.formVersion !== undefined){
if(typeof data.formVersion !== "string"){
const err4 = {instancePath:instancePath+"/formVersion",schemaPath:"#/properties/formVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.employee !== undefined){
let data2 = data.employee;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err5 = {instancePath:instancePath+"/employee",schemaPath:"#/properties/employee/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.employer !== undefined){
let data3 = data.employer;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err6 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.signForm !== undefined){
let data4 = data.signForm;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/signForm",schemaPath:"#/properties/signForm/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data4 === "PREVIEW") || (data4 === "SIGN")) || (data4 === "SIGN_EXTERNALLY"))){
const err8 = {instancePath:instancePath+"/signForm",schemaPath:"#/properties/signForm/enum",keyword:"enum",params:{allowedValues: schema14.properties.signForm.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.fields !== undefined){
let data5 = data.fields;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err9 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.federalValues !== undefined){
let data6 = data.federalValues;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err10 = {instancePath:instancePath+"/federalValues",schemaPath:"#/properties/federalValues/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lockInLetters !== undefined){
let data7 = data.lockInLetters;
if(Array.isArray(data7)){
if(data7.length > 64){
const err11 = {instancePath:instancePath+"/lockInLetters",schemaPath:"#/properties/lockInLetters/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/lockInLetters",schemaPath:"#/properties/lockInLetters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export const LetterWithTerms = validate14;
const schema15 = {"type":"object","required":["locality"],"properties":{"locality":{"type":"string"},"filingStatus":{"type":"string","enum":["S","M","H"]},"twoJobs":{"type":"boolean"},"dependentsAmt":{"type":["number","string"]},"otherIncome":{"type":["number","string"]},"deductions":{"type":["number","string"]},"additionalWithholding":{"type":["number","string"]}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.locality === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locality"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.locality !== undefined){
if(typeof data.locality !== "string"){
const err1 = {instancePath:instancePath+"/locality",schemaPath:"#/properties/locality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.filingStatus !== undefined){
let data1 = data.filingStatus;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/filingStatus",schemaPath:"#/properties/filingStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data1 === "S") || (data1 === "M")) || (data1 === "H"))){
const err3 = {instancePath:instancePath+"/filingStatus",schemaPath:"#/properties/filingStatus/enum",keyword:"enum",params:{allowedValues: schema15.properties.filingStatus.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.twoJobs !== undefined){
if(typeof data.twoJobs !== "boolean"){
const err4 = {instancePath:instancePath+"/twoJobs",schemaPath:"#/properties/twoJobs/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.dependentsAmt !== undefined){
let data3 = data.dependentsAmt;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")){
const err5 = {instancePath:instancePath+"/dependentsAmt",schemaPath:"#/properties/dependentsAmt/type",keyword:"type",params:{type: schema15.properties.dependentsAmt.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.otherIncome !== undefined){
let data4 = data.otherIncome;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (typeof data4 !== "string")){
const err6 = {instancePath:instancePath+"/otherIncome",schemaPath:"#/properties/otherIncome/type",keyword:"type",params:{type: schema15.properties.otherIncome.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.deductions !== undefined){
let data5 = data.deductions;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "string")){
const err7 = {instancePath:instancePath+"/deductions",schemaPath:"#/properties/deductions/type",keyword:"type",params:{type: schema15.properties.deductions.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.additionalWithholding !== undefined){
let data6 = data.additionalWithholding;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (typeof data6 !== "string")){
const err8 = {instancePath:instancePath+"/additionalWithholding",schemaPath:"#/properties/additionalWithholding/type",keyword:"type",params:{type: schema15.properties.additionalWithholding.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const StoredCertificate = validate15;
const schema16 = {"type":"object","required":["formId","date"],"properties":{"formId":{"type":"string"},"formVersion":{"type":"string"},"date":{"type":"string"},"isExempt":{"type":"boolean"},"exemptReason":{"type":"string"}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.date === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.formId !== undefined){
if(typeof data.formId !== "string"){
const err2 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.formVersion !== undefined){
if(typeof data.formVersion !== "string"){
const err3 = {instancePath:instancePath+"/formVersion",schemaPath:"#/properties/formVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.date !== undefined){
if(typeof data.date !== "string"){
const err4 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isExempt !== undefined){
if(typeof data.isExempt !== "boolean"){
const err5 = {instancePath:instancePath+"/isExempt",schemaPath:"#/properties/isExempt/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.exemptReason !== undefined){
if(typeof data.exemptReason !== "string"){
const err6 = {instancePath:instancePath+"/exemptReason",schemaPath:"#/properties/exemptReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const RenewalsRequest = validate16;
const schema17 = {"type":"object","required":["certificates"],"properties":{"certificates":{"type":"array","minItems":1,"maxItems":1000},"asOf":{"type":"string"}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.certificates === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certificates"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.certificates !== undefined){
let data0 = data.certificates;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.asOf !== undefined){
if(typeof data.asOf !== "string"){
const err4 = {instancePath:instancePath+"/asOf",schemaPath:"#/properties/asOf/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

export const ChangesRequest = validate17;
const schema18 = {"type":"object","required":["before","after","certificates"],"properties":{"before":{"type":"object"},"after":{"type":"object"},"certificates":{"type":"array","maxItems":100},"nexus":{"type":"array","maxItems":64}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.before === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.after === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.certificates === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certificates"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.before !== undefined){
let data0 = data.before;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.after !== undefined){
let data1 = data.after;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err4 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.certificates !== undefined){
let data2 = data.certificates;
if(Array.isArray(data2)){
if(data2.length > 100){
const err5 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.nexus !== undefined){
let data3 = data.nexus;
if(Array.isArray(data3)){
if(data3.length > 64){
const err7 = {instancePath:instancePath+"/nexus",schemaPath:"#/properties/nexus/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/nexus",schemaPath:"#/properties/nexus/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const LivesAndWorks = validate18;
const schema19 = {"type":"object","required":["homeAddress","workAddresses"],"properties":{"homeAddress":{"type":"object"},"workAddresses":{"type":"array","minItems":1,"maxItems":50}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.homeAddress === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "homeAddress"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.workAddresses === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workAddresses"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.homeAddress !== undefined){
let data0 = data.homeAddress;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err2 = {instancePath:instancePath+"/homeAddress",schemaPath:"#/properties/homeAddress/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.workAddresses !== undefined){
let data1 = data.workAddresses;
if(Array.isArray(data1)){
if(data1.length > 50){
const err3 = {instancePath:instancePath+"/workAddresses",schemaPath:"#/properties/workAddresses/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/workAddresses",schemaPath:"#/properties/workAddresses/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/workAddresses",schemaPath:"#/properties/workAddresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const validators = { UsAddress, CanadianAddress, LocationRequest, FillRequest, LetterWithTerms, StoredCertificate, RenewalsRequest, ChangesRequest, LivesAndWorks };
